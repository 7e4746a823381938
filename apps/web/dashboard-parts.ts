import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');
/**
 * The scripts that pages begin with, login and dashboard among them, and the toaster, whose texts are always loaded.
 */
const FIRST = ['entry-client.tsx', 'pages/*/*-page.tsx', 'ui/feedback/toaster.tsx'];
/** Imports; those of types only do not exist at run time. */
const IMPORTED =
  /^(?:import|export)(?! type\b)[^'"]*?from '(?<name>[^']+)';|^import '(?<file>[^']+)';/gm;
const ROOM = /^@bahai-friends\/languages\/en\/dashboard\/(?<room>[a-z/-]+)$/;
const SCRIPT = /^\..*\.tsx?$/;

/** Adds the rooms of texts that a source and all its imports name. */
function collect(source: string, rooms: Set<string>, seen: Set<string>): void {
  if (seen.has(source)) return;
  seen.add(source);
  for (const { groups = {} } of readFileSync(source, 'utf8').matchAll(IMPORTED)) {
    const name = groups.name ?? groups.file ?? '';
    const room = ROOM.exec(name)?.groups?.room;
    if (room !== undefined) rooms.add(room);
    if (SCRIPT.test(name)) collect(join(dirname(source), name), rooms, seen);
  }
}

function roomsOf(sources: readonly string[]): ReadonlySet<string> {
  const rooms = new Set<string>();
  const seen = new Set<string>();
  for (const source of sources) collect(source, rooms, seen);
  return rooms;
}

/** Rooms of texts by when they are needed. */
export interface DashboardParts {
  /** The rooms that login and dashboard load first. */
  readonly first: ReadonlySet<string>;
  /** The further rooms that a source needs which is loaded by an import(). */
  laterOf(source: string): readonly string[];
}

/**
 * Reads which texts load with which part: those of the rooms that its sources name, unless login or dashboard load
 * them first. For a text of a package, the source that shows it imports the room.
 */
export function readDashboardParts(): DashboardParts {
  const first = roomsOf(globSync(FIRST, { cwd: SOURCES }).map((source) => join(SOURCES, source)));
  return {
    first,
    laterOf: (source) => [...roomsOf([source])].filter((room) => !first.has(room)).sort(),
  };
}
