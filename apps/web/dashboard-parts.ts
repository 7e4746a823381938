import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');
/** What pages begin with, login and dashboard among them, and what nobody is to wait for. */
const FIRST = ['entry-client.tsx', 'pages/*/*-page.tsx', 'ui/feedback/toaster.tsx'];
/** What is imported as types only is not there when it runs. */
const IMPORTED =
  /^(?:import|export)(?! type\b)[^'"]*?from '(?<name>[^']+)';|^import '(?<file>[^']+)';/gm;
const ROOM = /^@bahai-friends\/languages\/en\/dashboard\/(?<room>[a-z/-]+)$/;
const SCRIPT = /^\..*\.tsx?$/;

/** Adds the rooms of texts that a source and all that it imports name. */
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
  /** Login and dashboard begin with them. */
  readonly first: ReadonlySet<string>;
  /** Those that a source, loaded by an import(), needs besides. */
  laterOf(source: string): readonly string[];
}

/**
 * Reads which texts come with which part: those of the rooms that its sources name, unless login or dashboard begin with
 * them. Where a package says something, the source that shows it imports the room.
 */
export function readDashboardParts(): DashboardParts {
  const first = roomsOf(globSync(FIRST, { cwd: SOURCES }).map((source) => join(SOURCES, source)));
  return {
    first,
    laterOf: (source) => [...roomsOf([source])].filter((room) => !first.has(room)).sort(),
  };
}
