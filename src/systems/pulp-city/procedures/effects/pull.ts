import { displacement } from './displacement.ts';

export const pull = displacement('pull');
