import type { BadiNames } from './names.ts';

/** Names that nobody can change for everybody else: the object and its lists are frozen. */
export function frozenNames(names: BadiNames): BadiNames {
  for (const list of Object.values(names)) Object.freeze(list);
  return Object.freeze(names);
}
