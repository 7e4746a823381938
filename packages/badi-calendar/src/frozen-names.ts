import type { BadiNames } from './names.ts';

/**
 * Names that nobody can change for everybody else: the object and its lists are frozen. In a file of its
 * own because names.ts comes with every page that shows a date, and whole names do not.
 */
export function frozenNames(names: BadiNames): BadiNames {
  for (const list of Object.values(names)) Object.freeze(list);
  return Object.freeze(names);
}
