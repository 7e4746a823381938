// Imports a file that imports this one: what the check of imports has to find.
import type { Item } from './items.ts';

export const first: Item = { name: 'first' };
