import { expect } from 'vitest';
import { type ProblemCode, problems } from '../en/problems/index.ts';
import { sentenceIn, type Values } from '../en/problems/sentences.ts';

interface Coded {
  readonly code: ProblemCode;
  readonly values: Values;
  readonly message: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Checks that a problem or an issue says in English what its code and values say. */
function expectCoded({ code, values, message }: Coded): void {
  expect(Object.keys(problems), `the code of “${message}”`).toContain(code);
  expect(sentenceIn(problems, { code, values }), `English of ${code}`).toBe(message);
}

/** A value without codes and values, after checking them: everything with a `message` has to have both. */
export function withoutCodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCodes);
  if (!isObject(value)) return value;
  const isTold = 'message' in value;
  if (isTold) expectCoded(value as unknown as Coded);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isTold || (name !== 'code' && name !== 'values'))
      .map(([name, part]) => [name, withoutCodes(part)]),
  );
}
