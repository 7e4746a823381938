// Checks the rules of `.dependency-cruiser.mjs`: which room imports which, and how large one may be. A checker that
// reads no files finds no errors, so it also has to read hundreds of files, and to find a planted cycle and planted
// wrong imports of pages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  cruise,
  type IConfiguration,
  type ICruiseOptions,
  type ICruiseResult,
} from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { roomsThatAreTooLarge } from './room-sizes.ts';

const ROOMS = ['apps', 'packages', 'scripts', 'bench', 'e2e'];
/** The project's own files, without Node's modules and packages that they import. */
const ROOM = new RegExp(`^(?:${ROOMS.join('|')})/(?!.*node_modules/)`);
const MODULES_MIN = 400;
/** Two files that import each other, one of them only a type. */
const PLANTED_CYCLE = 'scripts/testing/import-cycle';
/** A web application whose pages have forbidden imports. */
const PLANTED_PAGES = 'scripts/testing/wrong-imports';
const PAGES = 'apps/web/src/pages';
const WRONG_IMPORTS = [
  `app-above-pages: ${PAGES}/login/login-page.tsx → apps/web/src/app/layout.tsx`,
  `pages-know-no-page: ${PAGES}/login/login-page.tsx → ${PAGES}/home/home-page.tsx`,
  `server-pages-stay-out-of-the-browser: ${PAGES}/home/home-page.tsx → ${PAGES}/home/page.server.ts`,
];
/**
 * The checker does not see modules that Vite finds by a pattern. So only these files may use patterns, and each names
 * what it imports.
 */
const GLOBS = [
  `${PAGES}/application-pages.ts`,
  `${PAGES}/page-registry.ts`,
  'apps/web/src/texts/own-names.ts',
];
/** The font tools have packages of their own, which are not installed with the project's. */
const FONT_TOOLS = '^apps/(server|web)/fonts/';
const BUILT = '(^|/)dist/';
const TESTS = String.raw`\.test\.tsx?$|/testing/`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

type Rules = NonNullable<IConfiguration['forbidden']>;

async function check(
  paths: string[],
  forbidden: Rules,
  options: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const { output } = await cruise(paths, {
    ...rules.options,
    ...options,
    ruleSet: { forbidden },
    validate: true,
  } as ICruiseOptions);
  return output as ICruiseResult;
}

/** The rules for imports between files of features, applied to imports of one feature by another. */
const FEATURE_RULES: Rules = [
  { name: 'no-cycles-between-features', scope: 'folder', from: {}, to: { circular: true } },
];

/** @returns Violations, each as a line. */
function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from} → ${way}`;
  });
}

/** Files of the web application that import modules by a pattern. */
const globsIn = ({ modules }: ICruiseResult, root = '.'): string[] =>
  modules
    .map(({ source }) => source)
    .filter((path) => path.startsWith('apps/web/src/') && !new RegExp(TESTS).test(path))
    .filter((path) => readFileSync(`${root}/${path}`, 'utf8').includes('import.meta.glob'));

const files = await check(ROOMS, rules.forbidden ?? [], {
  exclude: { path: [BUILT, PLANTED_CYCLE, PLANTED_PAGES, FONT_TOOLS] },
});
const features = await check(['apps'], FEATURE_RULES, {
  includeOnly: { path: '^apps/(server|web)/src/features/' },
  exclude: { path: [BUILT, TESTS] },
});
const planted = violationsOf(await check([PLANTED_CYCLE], rules.forbidden ?? []));
const plantedPages = await check(['apps'], rules.forbidden ?? [], { baseDir: PLANTED_PAGES });
const wrongImports = violationsOf(plantedPages);

const problems = [
  ...violationsOf(files),
  ...violationsOf(features),
  ...roomsThatAreTooLarge(
    files.modules.map(({ source }) => source).filter((path) => ROOM.test(path)),
  ),
];
// A rule about a room that was renamed would never be broken.
for (const { name, from } of rules.forbidden ?? []) {
  const [room = ''] = [from?.path ?? ''].flat();
  if (!files.modules.some(({ source }) => new RegExp(room).test(source))) {
    problems.push(`${name}: no file is at ${room}.`);
  }
}
if (files.summary.totalCruised < MODULES_MIN) {
  problems.push(`Only ${files.summary.totalCruised} files were read: the parser is missing.`);
}
if (!planted.some((violation) => violation.startsWith('no-cycles: '))) {
  problems.push(`The cycle in ${PLANTED_CYCLE} was not found.`);
}
for (const wrong of WRONG_IMPORTS) {
  if (!wrongImports.includes(wrong)) problems.push(`In ${PLANTED_PAGES} was not found: ${wrong}`);
}
if (globsIn(plantedPages, PLANTED_PAGES).length === 0) {
  problems.push(`The pattern in ${PLANTED_PAGES} was not found.`);
}
for (const path of globsIn(files)) {
  if (!GLOBS.includes(path)) problems.push(`${path} imports by a pattern, which no rule sees.`);
}
for (const problem of problems) console.error(problem);
console.error(
  `${files.summary.totalCruised} files, ${files.summary.totalDependenciesCruised ?? 0} imports, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
