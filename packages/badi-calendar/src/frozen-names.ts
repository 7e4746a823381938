/**
 * Freezes a table of names with all that is in it, so that no caller can change it for the others. It has a file of its
 * own because names.ts comes with every page that shows a date, and whole names do not.
 */
export function frozenNames<Table>(table: Table): Table {
  if (typeof table === 'object' && table !== null) Object.values(table).forEach(frozenNames);
  return Object.freeze(table);
}
