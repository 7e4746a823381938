// The map in docs/architecture.md as rules: which room imports which. `npm run check` checks them.

const TESTS = String.raw`\.test\.tsx?$|/testing/|^apps/server/content/`;
const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
/** Files that only compose the server: nothing below imports them. */
const COMPOSITION = `${SERVER}/(app|main|routes|sender/(main|run-sender)|serve|services)\\.ts$`;

/** Files that only render pages on the server. The registry finds a page's files by their names, not by imports. */
const RENDERING = `${WEB}/(entry-server\\.tsx|app/(document-layout|login-languages|site-links)\\.tsx|texts/every-language\\.ts|pages/((describe-page|document-head|page-registry)\\.ts|[^/]+/(page\\.server|document|standalone)\\.tsx?))$`;

/**
 * Forbids production code at some paths to import others.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {{ path?: string | string[], pathNot?: string | string[], dependencyTypes?: ['core'],
 *   dependencyTypesNot?: ['type-only'] }} to
 * @param {string[]} [except]
 */
function forbid(name, comment, from, to, except = []) {
  const pathNot = [TESTS, ...except];
  return {
    name,
    comment,
    severity: /** @type {const} */ ('error'),
    from: { path: from, pathNot },
    to,
  };
}

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other cannot be understood, tested or loaded apart.',
    severity: /** @type {const} */ ('error'),
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'What cannot be found is not checked either.',
    severity: /** @type {const} */ ('error'),
    from: {},
    // The build provides virtual modules.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  forbid(
    'no-test-code-in-production',
    'What tests need is not there where the site only serves.',
    '^(apps|packages)/',
    { path: TESTS },
  ),
];

const packages = [
  forbid(
    'badi-calendar-stands-alone',
    'The calendar imports nothing: no clock, no platform, no package. Its command knows Node.',
    '^packages/badi-calendar/src',
    { pathNot: '^packages/badi-calendar/src' },
    ['^packages/badi-calendar/src/cli/main\\.ts$'],
  ),
  forbid(
    'spreadsheet-stands-alone',
    'Reading and writing sheets knows neither quotes nor the server.',
    '^packages/spreadsheet/src',
    { path: '^(apps|packages)/', pathNot: '^packages/spreadsheet/src' },
  ),
  forbid(
    'languages-know-the-calendar-only',
    'What a language is, and what it says, is loaded by the server and in the browser.',
    '^packages/languages/src',
    { pathNot: '^packages/(languages|badi-calendar)/src' },
  ),
  forbid(
    'one-language-knows-no-other',
    'A language is one folder; English is the type of the others.',
    '^packages/languages/src/([a-z]{2})/',
    { path: '^packages/languages/src/[a-z]{2}/', pathNot: '^packages/languages/src/$1/' },
  ),
  forbid(
    'contract-knows-zod-calendar-and-languages',
    'The contract is loaded by the server and in the browser.',
    '^packages/contract/src',
    { pathNot: ['^packages/(contract|languages|badi-calendar)/src', 'node_modules/zod/'] },
  ),
  forbid(
    'quote-sheet-knows-files-only',
    'What a file of quotes says depends on no request and on nothing that is stored.',
    '^packages/quote-sheet/src',
    {
      pathNot: [
        '^packages/(quote-sheet|contract|languages|spreadsheet|badi-calendar)/src',
        '^(node:)?(buffer|crypto)$',
      ],
    },
  ),
  forbid('apps-below-tools', 'What is delivered imports no tool.', '^(apps|packages)/', {
    path: '^(scripts|bench|e2e)/',
  }),
  forbid('packages-below-apps', 'Packages are below the applications.', '^packages/', {
    path: '^apps/',
  }),
];

const server = [
  forbid(
    'server-loads-the-build-of-web',
    "The server loads the web application's build, not its source.",
    `${SERVER}/`,
    { path: ['^apps/web/', 'node_modules/(react|vite|@tanstack|tailwindcss)'] },
  ),
  forbid(
    'files-are-read-apart',
    'What reads and writes files is loaded by the process that does, not at the start of the server.',
    `${SERVER}/`,
    {
      path: String.raw`^packages/(quote-sheet|spreadsheet)/src/index\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
    [String.raw`/quote-file-tasks\.ts$`],
  ),
  forbid('errors-at-the-bottom', 'Errors know nothing of what throws them.', `${SERVER}/errors/`, {
    path: `${SERVER}/`,
    pathNot: `${SERVER}/errors/`,
  }),
  forbid(
    'db-below-features',
    'The database knows its tables and no rule of a feature.',
    `${SERVER}/db/`,
    {
      path: [`${SERVER}/(background|cli|features|http|http-cache|maintenance|pages)/`, COMPOSITION],
    },
  ),
  forbid(
    'http-below-features',
    'What all routes share knows no feature: it states what it needs as an interface.',
    `${SERVER}/(http|http-cache)/`,
    { path: [`${SERVER}/(cli|features|maintenance|pages)/`, COMPOSITION] },
  ),
  forbid(
    'sealing-knows-rows-and-files-only',
    'What is sealed, and by which rule, is no concern of the key.',
    `${SERVER}/sealing/`,
    {
      path: [`${SERVER}/(background|cli|features|http|http-cache|maintenance|pages)/`, COMPOSITION],
    },
  ),
  forbid(
    'channels-know-no-feature',
    'A channel knows how something is sent, and nothing of what it is about.',
    `${SERVER}/channels/`,
    {
      path: [
        `${SERVER}/(background|cli|db|features|http|http-cache|maintenance|outbox|pages|sealing|sender)/`,
        COMPOSITION,
      ],
    },
  ),
  forbid(
    'mails-know-no-feature',
    'What mails consist of is the same whatever they are about.',
    `${SERVER}/mails/`,
    {
      path: [
        `${SERVER}/(background|cli|db|features|http|http-cache|maintenance|outbox|pages|sender)/`,
        COMPOSITION,
      ],
    },
  ),
  forbid(
    'outbox-knows-no-channel',
    'What is to be sent waits there, whatever it is and wherever it goes.',
    `${SERVER}/outbox/`,
    {
      path: [
        `${SERVER}/(background|channels|cli|features|http|http-cache|maintenance|pages|sealing|sender)/`,
        COMPOSITION,
      ],
    },
  ),
  forbid(
    'features-below-pages-and-maintenance',
    'Pages and maintenance use features, not the other way.',
    `${SERVER}/(background|features)/`,
    { path: [`${SERVER}/(cli|maintenance|pages)/`, COMPOSITION] },
  ),
  forbid(
    'only-routes-know-http',
    'Services and repositories hold rules, whichever way they are called.',
    `${SERVER}/(background|features|maintenance)/`,
    { path: `${SERVER}/(http|http-cache)/` },
    [String.raw`\.routes\.ts$`],
  ),
  forbid(
    'only-routes-http-and-pages-know-fastify',
    'Dependencies are handed in where the server is put together.',
    `${SERVER}/`,
    { path: 'node_modules/(fastify|@fastify)' },
    [
      String.raw`\.routes\.ts$`,
      `${SERVER}/(http|http-cache|pages)/`,
      `${SERVER}/(app|routes|serve)\\.ts$`,
    ],
  ),
  forbid(
    'only-repositories-and-db-know-kysely',
    'SQL stands in repositories, the database room and maintenance.',
    `${SERVER}/`,
    { path: 'node_modules/(kysely|pg)/' },
    [String.raw`\.repository\.ts$`, `${SERVER}/(db|maintenance)/`],
  ),
  forbid(
    'nothing-above-composition',
    'Only the program starts what is put together.',
    `${SERVER}/`,
    { path: COMPOSITION },
    [COMPOSITION],
  ),
  forbid(
    'features-call-services',
    'A feature calls the service of another. What has to be in one transaction reads and writes rows of both.',
    `${SERVER}/features/([^/]+)/`,
    {
      path: String.raw`^apps/server/src/features/.*\.(repository|routes)\.ts$`,
      pathNot: `${SERVER}/features/$1/`,
    },
    [`${SERVER}/features/(account-mail|quote-import|second-factor|session)/`],
  ),
  forbid(
    'the-ground-knows-nothing-above',
    'Every feature stands on these.',
    `${SERVER}/((actor|live-session|permissions|clock|clock-setback|community-day|compile-cache|client-address|environment|credentials|uploaded-file)\\.ts$|files/|background/)`,
    {
      path: [`${SERVER}/(cli|db|features|http|http-cache|maintenance|pages|sealing)/`, COMPOSITION],
    },
  ),
  forbid('pages-read-through-features', 'Pages show what services give.', `${SERVER}/pages/`, {
    path: [
      `${SERVER}/(background|cli|db|maintenance)/`,
      String.raw`^apps/server/src/features/.*\.(repository|routes)\.ts$`,
      COMPOSITION,
    ],
  }),
  forbid(
    'commands-and-maintenance-serve-nothing',
    'They work on the database, whether or not the site runs.',
    `${SERVER}/(cli|maintenance)/`,
    { path: [`${SERVER}/(http|http-cache|pages)/`, COMPOSITION] },
  ),
  forbid(
    'only-db-and-maintenance-know-sqlite',
    'Rows are read and written through Kysely.',
    `${SERVER}/`,
    { path: '^(node:)?sqlite$' },
    [`${SERVER}/(db|maintenance)/`],
  ),
  forbid('nothing-imports-the-command-line', 'Commands use the server.', `${SERVER}/(?!cli/)`, {
    path: `${SERVER}/cli/`,
  }),
];

const web = [
  forbid(
    'web-knows-the-contract-only',
    'The browser application knows the server by the contract only.',
    `${WEB}/`,
    {
      path: [
        `${SERVER}/`,
        '^packages/(quote-sheet|spreadsheet)',
        'node_modules/(fastify|kysely|pg)/',
      ],
    },
  ),
  forbid('no-node-in-the-browser', 'There is no Node in the browser.', `${WEB}/`, {
    dependencyTypes: ['core'],
  }),
  forbid('app-above-pages', 'The application shows pages, not the other way.', `${WEB}/pages/`, {
    path: `${WEB}/(app/|entry-)`,
  }),
  forbid(
    'light-without-react',
    'What a page starts with is loaded by everybody, React only where it is needed.',
    `${WEB}/(light/|site/(day-watch|fetch-site)|pages/[^/]+/start/)`,
    { path: ['node_modules/(react|@tanstack)', `${WEB}/.*\\.tsx$`, `${WEB}/(app|features)/`] },
  ),
  forbid('features-below-pages', 'Pages are made of features.', `${WEB}/features/`, {
    path: `${WEB}/(app/|pages/|entry-)`,
  }),
  forbid(
    'pages-know-no-page',
    'A page is one folder, which whoever reads it need not leave. What two pages share stands in a room below both.',
    `${WEB}/pages/([^/]+)/`,
    { path: `${WEB}/pages/[^/]+/`, pathNot: `${WEB}/pages/$1/` },
  ),
  forbid(
    'server-pages-stay-out-of-the-browser',
    'What a page reads and how documents are rendered is no part of what the browser loads.',
    `${WEB}/`,
    { path: RENDERING, dependencyTypesNot: ['type-only'] },
    [RENDERING],
  ),
  forbid(
    'features-know-no-feature',
    'What two features share stands in a room below both.',
    `${WEB}/features/([^/]+)/`,
    { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  ),
  forbid(
    'zod-stays-out-of-public-pages',
    'Public pages import types, or single modules, of the contract: its index loads Zod.',
    `${WEB}/((app|ui|calendar|navigation|site|pages)/|api/(client|csrf-token|query-client|response-shape|api-error))`,
    { path: String.raw`^packages/contract/src/index\.ts$`, dependencyTypesNot: ['type-only'] },
    [`${WEB}/pages/dashboard/`],
  ),
  forbid(
    'browser-knows-one-language',
    'A page loads the language that it speaks. What renders it on the server has them all.',
    `${WEB}/`,
    {
      path: String.raw`^packages/languages/src/(days-in|every-language|language-of|meeting-words)\.ts$`,
    },
    [`${WEB}/(entry-server|app/site-links|pages/document-head|texts/every-language)\\.tsx?$`],
  ),
  forbid(
    'pieces-know-no-feature',
    'Pieces of the interface, calls and calendar serve every feature.',
    `${WEB}/(api|calendar|navigation|site|ui)/`,
    { path: `${WEB}/(app/|features/|pages/|entry-)` },
  ),
  forbid(
    'texts-at-the-bottom',
    'The language that a page speaks is known to whatever is on it, and knows no page.',
    `${WEB}/texts/`,
    { path: `${WEB}/`, pathNot: `${WEB}/texts/` },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...packages, ...server, ...web],
  options: {
    // Its TypeScript parser does not know the compiler that the project uses.
    parser: 'swc',
    // Type imports count: they, too, say which room knows which.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
