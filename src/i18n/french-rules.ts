import rules from './fr/rules.json';

/** By itself: nobody asks for a rule before there is a table. */
export const FRENCH_RULES: Readonly<Record<string, string>> = rules;
