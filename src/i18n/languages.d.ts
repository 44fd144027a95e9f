/** What the build makes of the folders of languages: tests/tooling/language-files.ts. */
declare module 'virtual:languages' {
  type Texts = Readonly<Record<string, string>>;
  /** A folder beside this file. Its texts are files of the page by themselves. */
  interface LanguageFolder {
    readonly lang: string;
    readonly facts: Texts;
    /** Every text but those of the rules; null: English, which comes with the page. */
    readonly texts: (() => Promise<{ readonly default: Texts; readonly printed: Texts }>) | null;
    readonly rules: (() => Promise<{ readonly default: Texts }>) | null;
  }
  export const FOLDERS: readonly LanguageFolder[];
}
