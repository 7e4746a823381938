import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** A folder with the package as npm would install it, and beside it the archive. */
const root = mkdtempSync(join(tmpdir(), 'badi-calendar-'));
const project = join(root, 'project');
const installed = join(project, 'node_modules', 'badi-calendar');
const command = join(installed, 'dist', 'cli', 'main.js');
const archive = join(root, `badi-calendar-${version}.tgz`);

const run = (program: string, args: readonly string[], cwd = project): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  run('npm', ['pack', '--silent', '--pack-destination', root], folder);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'], root);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the published package', () => {
  it('has nothing for publint to say', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('has types wherever it has modules, for every way to resolve them', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(archive))),
      { includeEntrypoints: ['./names/en', './names/en-dates', './names/zh'] },
    );
    if (analysis.types === false) throw new Error('no types');
    // The package is made of ES modules: require() of it needs a Node that can load those.
    const problems = analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
    expect(problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints).toSorted()).toEqual([
      '.',
      './names/*',
      './names/en',
      './names/en-dates',
      './names/zh',
      './package.json',
      './sun',
    ]);
  });

  it('needs nothing, and holds neither sources nor tests', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'badi-calendar', license: 'MIT', version });
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining(['repository', 'homepage', 'bugs']),
    );
    expect(manifest.private).toBeUndefined();
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
    const files = run('tar', ['-tzf', archive], root).trim().split('\n');
    expect(
      files.filter((file) => !/\.js$|\.d\.ts$|\.md$|LICENSE$|package\.json$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /test|cli.*d\.ts$/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/CHANGELOG.md']));
  });

  it('answers on the command line what the README says', () => {
    const calls = [...readme.matchAll(/^npx badi-calendar (.+?) +# (.+?)(?:, and .*)?$/gm)];
    expect(calls).toHaveLength(5);
    for (const [, written = '', answer] of calls) {
      const args = written.startsWith('"') ? [written.slice(1, -1)] : written.split(' ');
      const [first] = run(process.execPath, [command, ...args]).split('\n');
      expect([written, first]).toEqual([written, answer]);
    }
  });

  it('ends with 1 and says why on standard error where there is no answer', () => {
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(() => run(process.execPath, [command, '2400-01-01'])).toThrow(
      expect.objectContaining({ status: 1, stdout: '' }),
    );
  });
});

const examples = [...readme.matchAll(/```ts\n(?<code>.*?)```/gs)].map((match) => match[1] ?? '');

/** This Node, and others that are installed: one of each version from 20 on. */
function installedNodes(): [version: string, program: string][] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = [process.execPath, ...folders.map((folder) => join(folder, 'node'))];
  const versions = new Map<string, string>();
  for (const program of programs.filter((path) => existsSync(path))) {
    const version = run(program, ['--version'], root).trim();
    if (Number.parseInt(version.slice(1), 10) >= 20 && !versions.has(version)) {
      versions.set(version, program);
    }
  }
  return [...versions];
}

describe.each(installedNodes())('a project on Node %s', (_, program) => {
  it('gets what the README’s examples say', () => {
    const source = readFileSync(new URL('testing/run-example.ts', import.meta.url), 'utf8');
    writeFileSync(join(project, 'run-example.js'), stripTypeScriptTypes(source));
    writeFileSync(
      join(project, 'examples.js'),
      `import * as calendar from 'badi-calendar';
      import * as sun from 'badi-calendar/sun';
      import { namesOfEveryLanguage } from 'badi-calendar/names/every-language';
      import { runExample } from './run-example.js';
      const scope = { ...calendar, ...sun, ...namesOfEveryLanguage };
      const known = ${JSON.stringify(examples)}.filter(
        (code) => typeof Temporal === 'object' || !code.includes('Temporal.PlainDate'),
      );
      const results = known.map((code) => runExample(code, scope));
      console.log(JSON.stringify({
        checked: results.reduce((sum, { checked }) => sum + checked, 0),
        broken: results.flatMap(({ broken }) => broken),
      }));`,
    );
    const { checked, broken } = JSON.parse(run(program, ['examples.js']));
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(80);
  });
});

/** The newest, and 5.6, which @arethetypeswrong/core brings. */
const COMPILERS = {
  newest: join(require.resolve('typescript/package.json'), '../bin/tsc'),
  '5.6': createRequire(require.resolve('@arethetypeswrong/core')).resolve('typescript/lib/tsc.js'),
};

describe('a project in TypeScript', () => {
  /**
   * All examples of the README but those that throw and the one with Temporal, which is too new for these compilers.
   */
  const compiled = examples
    .filter((code) => !code.includes('Temporal.PlainDate'))
    .map((code) => code.replace(/^.*\/\/ throws .*$/gm, ''));

  it.each([
    ['newest', 'node16', 'node16'],
    ['newest', 'es2022', 'bundler'],
    ['5.6', 'node16', 'node16'],
    ['5.6', 'es2022', 'bundler'],
    ['5.6', 'es2022', 'node10'],
  ] as const)(
    '%s compiles the README’s examples with modules %s, found as by %s',
    (compiler, module, resolution) => {
      for (const [index, code] of compiled.entries()) {
        writeFileSync(join(project, `example-${index}.ts`), code);
      }
      const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: 'es2022',
        lib: ['es2022'],
        types: [],
        skipLibCheck: false,
        module,
        moduleResolution: resolution,
      };
      const config = { compilerOptions: options, include: ['*.ts'] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
      expect(compiled.length).toBeGreaterThan(5);
      expect(run(process.execPath, [COMPILERS[compiler], '-p', '.'])).toBe('');
    },
  );

  it('does not compile a map that would hand over an index as options', () => {
    const code = `import { toCivilDay } from 'badi-calendar';
      [{ year: 183, month: 1, day: 1 }].map(toCivilDay);`;
    writeFileSync(join(project, 'map.ts'), code);
    const args = [COMPILERS.newest, '--noEmit', '--ignoreConfig', '--module', 'node16', 'map.ts'];
    expect(() => run(process.execPath, args)).toThrow(
      expect.objectContaining({ stdout: expect.stringContaining('ToCivilDayOptions') }),
    );
    rmSync(join(project, 'map.ts'));
  });
});
