declare module "virtual:signs" {
  const signs: Record<string, string>;
  export default signs;
}
