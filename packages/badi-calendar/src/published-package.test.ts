import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../build.ts';

const require = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** A folder with the package as npm would install it, and beside it the archive. */
const root = mkdtempSync(join(tmpdir(), 'badi-calendar-'));
const project = join(root, 'project');
const installed = join(project, 'node_modules', 'badi-calendar');
const command = join(installed, 'cli', 'main.js');
const archive = join(root, `badi-calendar-${version}.tgz`);

const run = (program: string, args: readonly string[], cwd = project): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  const built = join(root, 'built');
  buildPackage(built);
  run('npm', ['pack', '--silent', '--pack-destination', root], built);
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

describe('a project with an older compiler', () => {
  // The one that @arethetypeswrong/core brings: TypeScript 5.6.
  const core = createRequire(require.resolve('@arethetypeswrong/core'));
  const compiler = core.resolve('typescript/lib/tsc.js');

  /** The README's examples but for those that throw and the one with Temporal, too new for it. */
  const examples = [...readme.matchAll(/```ts\n(?<code>.*?)```/gs)]
    .map((match) => match[1] ?? '')
    .filter((code) => !code.includes('Temporal.'))
    .map((code) => code.replace(/^.*\/\/ throws .*$/gm, ''));

  it.each([
    ['node16', 'node16'],
    ['es2022', 'bundler'],
    ['es2022', 'node10'],
  ])('compiles the README’s examples with modules %s, found as by %s', (module, resolution) => {
    for (const [index, code] of examples.entries()) {
      writeFileSync(join(project, `example-${index}.ts`), code);
    }
    const options = {
      strict: true,
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
    expect(examples.length).toBeGreaterThan(5);
    expect(run(process.execPath, [compiler, '-p', '.'])).toBe('');
  });
});
