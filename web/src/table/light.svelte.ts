// What a word of the log speaks of; whatever bears that name on the table is lit.

class Light {
  thing = $state("");

  /** Whether something on the table is spoken of. */
  on(...names: string[]): boolean {
    return this.thing !== "" && names.includes(this.thing);
  }
}

export const light = new Light();
