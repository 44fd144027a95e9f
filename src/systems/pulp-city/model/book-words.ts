/** The languages in which books and cards are printed. */
export const BOOK_LANGUAGES = ['en', 'fr'] as const;
export type BookLang = (typeof BOOK_LANGUAGES)[number];

/** A text as both editions have it. */
export type InBooks = Readonly<Record<BookLang, string>>;

/** As a book says it, or by words of a further language, each of which stands for one of that book. */
export type BookWords =
  | BookLang
  | { readonly book: BookLang; readonly words: Readonly<Record<string, string>> };

export const bookOf = (words: BookWords): BookLang => (typeof words === 'string' ? words : words.book);

/** What a book prints, said in these words; a word that none stands for is left as it is. */
export const inWords = (printed: string, words: BookWords): string =>
  typeof words !== 'string' && Object.hasOwn(words.words, printed)
    ? (words.words[printed] ?? printed)
    : printed;

export const sayIn = (text: InBooks, words: BookWords): string => inWords(text[bookOf(words)], words);
