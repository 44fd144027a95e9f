/** Whoever brings what cannot be opened is told what is wrong with it and what to do now. */
import { describe, expect, test } from 'vitest';
import { fileNames, readMessages } from './files.ts';

const FAMILY = /^refusal\.(?:file|link|code|teamFile|tableFile)\./;

/** They are opened all the same: something is told about them, and there is nothing to do. */
const OPENED = ['file.otherRevision', 'file.restDropped', 'file.odd'];

/** A second sentence, or what follows a colon at the end: "Load the page anew.", ": send the file instead." */
const SAYS_MORE = /[.}] \p{Lu}[^.]*\.$|: \p{Ll}[^.:]*\.$/u;

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const family = fileNames(lang)
    .flatMap((file) => Object.entries(readMessages(lang, file)))
    .filter(([key]) => FAMILY.test(key));
  test.each(family.filter(([key]) => !OPENED.includes(key.replace('refusal.', ''))))(
    '%s says what to do',
    (_key, text) => {
      expect(text).toMatch(SAYS_MORE);
    },
  );
});
