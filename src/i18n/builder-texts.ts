import en from './en/builder.json';
import { addMessages } from './messages.ts';

// The first screen does without them: whoever shows one imports this file.
addMessages('en', en);
