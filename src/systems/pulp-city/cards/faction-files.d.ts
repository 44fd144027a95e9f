/** What the build makes of the YAML of a Faction: tests/tooling/faction-files.ts. */
declare module '*.yaml?ready' {
  const cards: readonly { readonly id: string }[];
  export default cards;
}
declare module '*.yaml?partial' {
  const ids: readonly string[];
  export default ids;
}
