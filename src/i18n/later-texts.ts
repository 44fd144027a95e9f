/** English that the first screen does without. Screens that come later import it by its side effect. */
import enLeader from './en/leader.json';
import enLog from './en/log.json';
import enPlay from './en/play.json';
import { addMessages } from './messages.ts';

addMessages('en', { ...enPlay, ...enLog, ...enLeader });
