/** Actions that bots never use in the long run, 'card/action', and why that is so. */
export const NEVER_USED: Readonly<Record<string, string>> = {};
