import { problems } from '@bahai-friends/languages/en/problems';
import { sentenceIn } from '@bahai-friends/languages/en/problems/sentences';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpointKeys, endpoints, Recipe, saidOfIssue } from './index.ts';

/** No rule of the product takes any of these everywhere. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'x',
  '0',
  '99999999',
  '\u0000',
  'x'.repeat(40_000),
  'a\u202eb\tc\nd',
  '0000-13-01',
  '1066-01-01',
  'ftp://x',
  `https://x/${'y'.repeat(3000)}`,
  'https://x/\u0007',
  -1,
  0.5,
  1e15,
  [],
  [[]],
  [{}],
  [0],
  {},
];

/** What Zod says by itself: a wrong type, or a key that is not known, which no form sends. */
const BY_ZOD = [
  'Invalid input',
  'Invalid option',
  'Too small',
  'Too big',
  'Invalid string',
  'Unrecognized key',
  'Invalid key',
];

/** Kinds of schemas that have no other in them. */
const LEAVES: ReadonlySet<string> = new Set([
  'any',
  'boolean',
  'custom',
  'enum',
  'literal',
  'null',
  'number',
  'string',
  'template_literal',
  'transform',
  'unknown',
]);

/**
 * The schemas that a schema wraps: both sides of a pipe, such as text that becomes a number, the options of a union,
 * and the inner one of the others.
 */
function standsFor(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodLazy) return [schema.def.getter()];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return [schema.def.innerType];
  }
  if (LEAVES.has(schema._zod.def.type)) return [];
  throw new Error(`Nothing is known of the parts of a schema of the kind ${schema._zod.def.type}.`);
}

/** The properties of an object that can have one value only: they say which of several kinds it is. */
const literalsOf = (schema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, property]) =>
      property instanceof z.ZodLiteral ? [[name, property.values.values().next().value]] : [],
    ),
  );

/** Wrong inputs of what a schema is made of, each in its place, all else left out. */
function wrongParts(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodObject) {
    const kind = literalsOf(schema);
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(
      ([name, property]) => wrongInputs(property).map((input) => ({ ...kind, [name]: input })),
    );
  }
  if (schema instanceof z.ZodArray) return wrongInputs(schema.element).map((input) => [input]);
  if (schema instanceof z.ZodRecord) {
    return [
      ...wrongInputs(schema.keyType).map((key) => ({ [String(key)]: 'x' })),
      ...wrongInputs(schema.valueType).map((input) => ({
        B: input,
        1: input,
        '2026-03-21': input,
      })),
    ];
  }
  return standsFor(schema).flatMap(wrongParts);
}

/** Wrong inputs of a schema: each wrong value by itself, and wherever the schema has another in it. */
const wrongInputs = (schema: z.core.$ZodType): unknown[] => [...WRONG, ...wrongParts(schema)];

const isByZod = (message: string): boolean => BY_ZOD.some((start) => message.startsWith(start));

/** The messages of the rules that refuse wrong inputs of a schema. */
function refusals(schema: z.ZodType): Set<string> {
  const met = new Set<string>();
  for (const input of wrongInputs(schema)) {
    for (const issue of schema.safeParse(input).error?.issues ?? []) {
      const { code, values, message } = saidOfIssue(issue as { message: string; params?: unknown });
      expect(sentenceIn(problems, { code, values })).toBe(message);
      if (code !== 'malformed') met.add(message);
      else expect(isByZod(message), `a code for “${message}”`).toBe(true);
    }
  }
  return met;
}

const asked = endpointKeys.flatMap((key) => {
  const { body, params, query }: Endpoint = endpoints[key];
  return Object.entries({ body, params, query }).flatMap(([part, schema]) =>
    schema ? [[`${part} of ${key}`, schema] as const] : [],
  );
});

const TAKES_ALL: readonly string[] = [
  // The format of a file is for Zod alone to refuse.
  'query of GET /api/quotes/export',
  // An unknown kind is not found, like an unknown id.
  'params of POST /api/attention/{kind}/not-now',
  // An invalid token is not found, either.
  'params of PUT /api/push/subscriptions/{token}',
  'params of DELETE /api/push/subscriptions/{token}',
];

describe('whatever a schema refuses has a code that says what its message says:', () => {
  it.each([...asked, ['a recipe', Recipe] as const])('%s', (part, schema) => {
    const met = refusals(schema);
    if (!TAKES_ALL.includes(part)) expect(met).not.toEqual(new Set());
  });
});
