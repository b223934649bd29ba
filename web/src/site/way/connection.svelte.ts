// Whether the server could be reached when it was asked last.

let lost = $state(false);

export const connection = {
  get lost(): boolean {
    return lost;
  },
  set lost(value: boolean) {
    lost = value;
  },
};
