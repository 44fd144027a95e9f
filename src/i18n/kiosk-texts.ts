/** English of a club's page, which others do without; its parts import it by its side effect. */
import enKiosk from './en/kiosk.json';
import { addMessages } from './messages.ts';

addMessages('en', enKiosk);
