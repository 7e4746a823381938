import { isDeepStrictEqual } from 'node:util';

/** How many statements of an example were run, and which of them did not give the value that they promise. */
export interface ExampleResult {
  readonly checked: number;
  readonly broken: readonly string[];
}

type Check = (line: string, actual: () => unknown, expected: () => unknown) => void;

/** A statement, then ' // ' and its value, which may continue in a comment on the next lines. */
const STATEMENT = /^(?<code>(?!\/\/|import |const ).+?);(?:\s*\/\/ (?<expected>.*))?$/;

interface Statement {
  code: string;
  expected: string;
}

/** The statements of an example, each with its promised value; imports are left out. */
function statementsOf(example: string): (Statement | string)[] {
  const statements: (Statement | string)[] = [];
  for (const line of example.split('\n').map((each) => each.trim())) {
    const last = statements.at(-1);
    const { code, expected } = STATEMENT.exec(line)?.groups ?? {};
    if (code !== undefined) statements.push({ code, expected: expected ?? '' });
    else if (line.startsWith('const ')) statements.push(line);
    else if (line === '') statements.push('');
    else if (line.startsWith('// ') && typeof last === 'object') {
      last.expected = `${last.expected} ${line.slice(3)}`.trim();
    }
  }
  return statements;
}

/**
 * Runs an example of a README or docstring: every `expression; // value` has to give that value, every `expression;
 * // throws message` to throw that message. Words in round brackets behind a value explain it.
 *
 * @param scope what the example may name
 */
export function runExample(
  example: string,
  scope: Readonly<Record<string, unknown>>,
): ExampleResult {
  const broken: string[] = [];
  let checked = 0;
  const check: Check = (line, actual, expected) => {
    checked++;
    let value: unknown;
    try {
      value = actual();
    } catch (error) {
      value = `throws ${error instanceof Error ? error.message : error}`;
    }
    if (!isDeepStrictEqual(value, expected())) broken.push(`${line}: ${JSON.stringify(value)}`);
  };
  const lines = statementsOf(example).map((statement) => {
    if (typeof statement === 'string') return statement;
    const { code, expected } = statement;
    if (expected === '') return `${code};`;
    const value = expected.startsWith('throws ')
      ? JSON.stringify(expected)
      : expected.replace(/ \([^()]*\)$/, '');
    return `check(${JSON.stringify(code)}, () => (${code}), () => (${value}));`;
  });
  new Function('check', ...Object.keys(scope), lines.join('\n'))(check, ...Object.values(scope));
  return { checked, broken };
}
