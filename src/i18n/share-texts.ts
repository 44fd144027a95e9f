/** English of what is sent and received, which the first screen does without; its screens import it by its side effect. */
import enShare from './en/share.json';
import { addMessages } from './messages.ts';

addMessages('en', enShare);
