import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { type Plugin, parseAst } from 'vite';
import { type DashboardParts, readDashboardParts } from './dashboard-parts.ts';
import { saidAtOnce } from './said-at-once.ts';
import { keyOf } from './src/texts/text-key.ts';

const FOLDERS = join(import.meta.dirname, '../../packages/languages/src');
const ROOMS = join(FOLDERS, 'en/dashboard');
const ROOM = /\/languages\/src\/en\/dashboard\/(?<file>[a-z/-]+)\.ts$/;
/** The import with which a component names a room of texts. */
const IMPORT =
  /^import \* as (\w+) from '@bahai-friends\/languages\/en\/dashboard\/([a-z/-]+)';$/gm;
/** A source of the application, or of a package that it is made of. */
const SOURCE = /\/(?:apps\/web|packages\/[a-z-]+)\/src\/[^?]+\.tsx?$/;
/** Ids are as those of files would be, as in `language-scripts.ts`. */
const idOf = (name: string): string => join(import.meta.dirname, name);

const VIRTUAL = /^\/?virtual:dashboard/;

const addressOf = (file: string): string => join(ROOMS, `${file}.ts`);
const roomOf = (file: string): string =>
  file.replace(/[-/][a-z]/g, ([, letter = '']) => letter.toUpperCase());

/** An English text: its words, or null for a function of values. */
interface Text {
  readonly name: string;
  readonly words: string | null;
  readonly key: string;
  /** Tells it from other texts with the same words; empty for the first of them. */
  readonly which: string;
}

/** The texts of each room by its file, each with a key of its own. */
type Rooms = ReadonlyMap<string, readonly Text[]>;

function readRooms(): Rooms {
  const seen = new Map<string, number>();
  let counted = 0;
  const keys = new Map<string, string>();
  const keyed = (file: string, name: string, words: string | null): Text => {
    const count = words === null ? 0 : (seen.get(words) ?? 0);
    if (words !== null) seen.set(words, count + 1);
    const which = count === 0 ? '' : String(count);
    const known = words === null ? `${file}.${name}` : words + which;
    const key = words === null ? `_${(counted++).toString(36)}` : keyOf(known);
    const other = keys.get(key);
    if (other !== undefined) throw new Error(`Two texts have one key: ${known}, ${other}`);
    keys.set(key, known);
    return { name, words, key, which };
  };
  const files = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replaceAll('\\', '/').replace('.ts', ''))
    .sort();
  return new Map(
    files.map((file) => {
      const { body } = parseAst(readFileSync(addressOf(file), 'utf8'), { lang: 'ts' });
      const texts = body.flatMap((statement) => {
        if (statement.type !== 'ExportNamedDeclaration') return [];
        const { declaration } = statement;
        if (declaration === null) throw new Error(`A text that stands elsewhere in ${file}`);
        if (declaration.type !== 'VariableDeclaration') return [];
        return declaration.declarations.map(({ id, init }) => {
          if (id.type !== 'Identifier') throw new Error(`A text without a name in ${file}`);
          const isWords = init?.type === 'Literal' && typeof init.value === 'string';
          return keyed(file, id.name, isWords ? String(init.value) : null);
        });
      });
      return [file, texts];
    }),
  );
}

function textsIn(rooms: Rooms, file: string): readonly Text[] {
  const texts = rooms.get(file);
  if (texts === undefined) throw new Error(`The dashboard has no texts of this name: ${file}`);
  return texts;
}

/** The texts of some rooms as the source of a module: its imports, and the record by the keys of the English texts. */
function textsOfRooms(
  rooms: readonly (readonly [string, readonly Text[]])[],
  from: (file: string) => string,
): { readonly imports: string; readonly texts: string } {
  const imports = rooms.map(
    ([file]) => `import * as ${roomOf(file)} from ${JSON.stringify(from(file))};`,
  );
  const texts = rooms.flatMap(([file, found]) =>
    found.map(({ name, key }) => `${JSON.stringify(key)}: ${roomOf(file)}.${name}`),
  );
  return { imports: imports.join('\n'), texts: `{ ${texts} }` };
}

/**
 * A module with the texts of login and dashboard in a language, by the keys of the English texts, as
 * `dashboardLanguage`.
 *
 * @param problems The module of the sentences for problems.
 * @param from The module of a room's texts.
 * @param rooms The rooms in it.
 */
export function dashboardScript(
  problems: string,
  from: (file: string) => string,
  rooms: Iterable<readonly [string, readonly Text[]]> = readRooms(),
): string {
  const { imports, texts } = textsOfRooms([...rooms], from);
  return `${imports}
import { problems } from ${JSON.stringify(problems)};
import { knownSentence } from '@bahai-friends/languages/known-sentence';
const sentenceOf = (told) => knownSentence(problems, told);
const titles = { login: login.title, dashboard: frame.title };
export const dashboardLanguage = { sentenceOf, titles, texts: ${texts} };`;
}

const others = LANGUAGES.filter((language) => language !== 'en');

/** The module that the browser loads before the page's first script, after the texts of public pages. */
function browserScript(language: string, { first }: DashboardParts, rooms: Rooms): string {
  const later = [...rooms.keys()].filter((room) => !first.has(room));
  const loaders = later.map(
    (room) => `'${room}': () => import('virtual:dashboard-room/${language}/${room}')`,
  );
  return `import 'virtual:language/${language}';
import { dashboardLanguage } from 'virtual:dashboard-first/${language}';
globalThis.dashboardLanguage = { ...dashboardLanguage, rooms: { ${loaders} } };`;
}

/** The module that the browser loads with the part of the dashboard that shows its texts. */
function roomScript(room: string, said: readonly Text[], from: (file: string) => string): string {
  const { imports, texts } = textsOfRooms([[room, said]], from);
  return `${imports}\nexport const texts = ${texts};`;
}

/** The module for the server: loaders of every language but English, by code. */
function everyLanguage(): string {
  const loaders = others.map(
    (code) =>
      `${code}: async () => (await import('virtual:dashboard-language/${code}')).dashboardLanguage`,
  );
  return `export const dashboardLanguages = { ${loaders} };`;
}

const VIRTUAL_PART =
  /virtual:dashboard(?:-(?<part>first|room|language))?\/(?<language>[a-z]+)(?:\/(?<room>.+))?$/;

/** The module of this id, for the browser or the server. */
function virtualModule(id: string, parts: () => DashboardParts, rooms: Rooms): string {
  if (id === idOf('virtual:dashboard-languages')) return everyLanguage();
  const { part, language = '', room = '' } = VIRTUAL_PART.exec(id)?.groups ?? {};
  const folder = join(FOLDERS, language);
  const from = (file: string) => join(folder, `dashboard/${file}.ts`);
  if (part === undefined) return browserScript(language, parts(), rooms);
  if (part === 'room') return roomScript(room, textsIn(rooms, room), from);
  const problems = join(folder, 'problems/index.ts');
  const { first } = part === 'first' ? parts() : {};
  const said = [...rooms].filter(([file]) => first?.has(file) ?? true);
  return dashboardScript(problems, from, said);
}

const SAY = `import { say as _say, sayOf as _sayOf } from '/src/texts/say.ts';`;

const LATER = /import\('(?<file>\.[^']+\.tsx?)'\)/g;
const WITH_ROOMS = `import { withRooms as _withRooms } from '/src/ui/feedback/with-rooms.ts';`;

/** A source whose import() of a part also waits for the part's texts. */
function withParts(source: string, id: string, parts: () => DashboardParts): string {
  const written = source.replace(LATER, (found, file) => {
    const rooms = parts().laterOf(join(dirname(id), file));
    return rooms.length === 0 ? found : `_withRooms(${JSON.stringify(rooms)}, () => ${found})`;
  });
  return written === source ? source : `${WITH_ROOMS}${written}`;
}

/** Refuses a component that uses a text while it is loaded, when the text may not be loaded yet. */
function expectSaidLater(source: string, { first }: DashboardParts): void {
  for (const [, alias = '', file = ''] of source.matchAll(IMPORT)) {
    const said = first.has(file) ? undefined : saidAtOnce(source, alias);
    if (said !== undefined) {
      throw new Error(`${file} comes with this part: ${said} has to be said when it is shown`);
    }
  }
}

/** A component with its texts where it names them: `texts.cancel` becomes `say('Cancel')`. */
function withTexts(source: string, textsOf: (file: string) => readonly Text[]): string {
  let written = source;
  for (const [, alias = '', file = ''] of source.matchAll(IMPORT)) {
    const texts = new Map(textsOf(file).map((text) => [text.name, text]));
    if (new RegExp(`(?<![\\w$.])${alias}(?:\\[|\\)|,)`).test(source.replace(IMPORT, ''))) {
      throw new Error(`Texts have to be named one by one: ${file}`);
    }
    written = written.replace(new RegExp(`(?<![\\w$.])${alias}\\.(\\w+)`, 'g'), (named, name) => {
      const text = texts.get(name);
      if (!text || text.words === null) return named;
      const { words, which } = text;
      return `_say(${JSON.stringify(words)}${which && `, '${which}'`})`;
    });
  }
  return written === source ? source : `${SAY}${written}`;
}

/** A room in which functions of values look for the language's version first. */
function asked(source: string, texts: readonly Text[]): string {
  const added = texts
    .filter(({ words }) => words === null)
    .map(
      ({ name, key }) =>
        `const ${name}Said = _sayOf('${key}', ${name});\nexport { ${name}Said as ${name} };`,
    );
  const own = source.replace(/^export const (\w+)/gm, (found, name) =>
    texts.some((text) => text.name === name && text.words === null) ? `const ${name}` : found,
  );
  return added.length === 0 ? source : `${SAY}${own}\n${added.join('\n')}`;
}

/**
 * Makes login and dashboard use the page's language. English texts stay in the components: names of texts are in no
 * script, and a text costs no more than the call around it.
 */
export function dashboardScripts(): Plugin {
  let known: Rooms | undefined;
  let read: DashboardParts | undefined;
  const rooms = (): Rooms => {
    known ??= readRooms();
    return known;
  };
  const textsOf = (file: string): readonly Text[] => textsIn(rooms(), file);
  const parts = (): DashboardParts => {
    read ??= readDashboardParts();
    return read;
  };
  return {
    name: 'dashboard-scripts',
    enforce: 'pre',
    // Modules that a test run has cached ask for it by its address in the folder of the application.
    resolveId: (name) => (VIRTUAL.test(name) ? idOf(name) : null),
    load: (id) =>
      id.startsWith(idOf('virtual:dashboard')) ? virtualModule(id, parts, rooms()) : null,
    transform(source, id) {
      const file = ROOM.exec(id)?.groups?.file;
      if (file === 'index') return null;
      if (file !== undefined) return asked(source, textsOf(file));
      if (!SOURCE.test(id)) return null;
      for (const [, , named = ''] of source.matchAll(IMPORT)) this.addWatchFile(addressOf(named));
      expectSaidLater(source, parts());
      const written = withParts(withTexts(source, textsOf), id, parts);
      return written === source ? null : written;
    },
    watchChange(id) {
      read = undefined;
      if (ROOM.test(id)) known = undefined;
    },
  };
}
