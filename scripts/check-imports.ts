// Holds the rules of `.dependency-cruiser.mjs`: which room imports which. A checker that reads nothing
// finds nothing: so it also has to read hundreds of files, and to find a cycle that is there for it.
import { fileURLToPath } from 'node:url';
import {
  cruise,
  type IConfiguration,
  type ICruiseOptions,
  type ICruiseResult,
} from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';

const ROOMS = ['apps', 'packages', 'scripts', 'bench', 'e2e'];
const MODULES_MIN = 400;
/** Two files that import each other, one of them only a type. */
const PLANTED_CYCLE = 'scripts/testing/import-cycle';
/** Have packages of their own, which are not installed with the project's. */
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

/** Imports of files between features, seen as imports of one feature by another. */
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

const files = await check(ROOMS, rules.forbidden ?? [], {
  exclude: { path: [BUILT, PLANTED_CYCLE, FONT_TOOLS] },
});
const features = await check(['apps'], FEATURE_RULES, {
  includeOnly: { path: '^apps/(server|web)/src/features/' },
  exclude: { path: [BUILT, TESTS] },
});
const planted = violationsOf(await check([PLANTED_CYCLE], rules.forbidden ?? []));

const problems = [...violationsOf(files), ...violationsOf(features)];
// A rule about a room that was renamed would hold forever.
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
for (const problem of problems) console.error(problem);
console.error(
  `${files.summary.totalCruised} files, ${files.summary.totalDependenciesCruised ?? 0} imports, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
