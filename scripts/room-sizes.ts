// A room, which is a folder, stays small enough to be read at a glance.

export const MODULES_MAX = 20;

/**
 * Files of which there are naturally many, and which are found by their names: tests, their helpers, steps, words of
 * languages, drawings.
 */
const NOT_COUNTED =
  /\.test\.tsx?$|\/testing\/|\/db\/migrations\/|^packages\/badi-calendar\/src\/names\/|\/designs\/layouts\//;

/**
 * Folders that have more modules directly in them than `MODULES_MAX`.
 *
 * @param paths Paths of all modules, relative to the project.
 * @returns A line for each folder.
 */
export function roomsThatAreTooLarge(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (NOT_COUNTED.test(path)) continue;
    const room = path.slice(0, path.lastIndexOf('/'));
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MODULES_MAX)
    .map(([room, count]) => `${room} has ${count} modules, of at most ${MODULES_MAX}.`);
}
