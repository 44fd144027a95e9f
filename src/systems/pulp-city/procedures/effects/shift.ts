import { displacement } from './displacement.ts';

export const shift = displacement('shift');
