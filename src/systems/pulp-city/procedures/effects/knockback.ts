import { displacement } from './displacement.ts';

export const knockback = displacement('knockback');
