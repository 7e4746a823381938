import { type Expression, type ObjectExpression, parse } from '@swc/core';

/** Checks of Zod's that take their message as a text. */
const CHECKS = new Set([
  'check',
  'email',
  'length',
  'max',
  'min',
  'nonempty',
  'refine',
  'regex',
  'string',
  'superRefine',
]);

type Node = Expression | { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether a node is a text of several words, or a function that returns one. */
function isSentence(node: Node | undefined): boolean {
  if (node === undefined) return false;
  if (node.type === 'StringLiteral') return (node as { value: string }).value.trim().includes(' ');
  if (node.type === 'TemplateLiteral') {
    const { quasis } = node as { quasis: readonly { raw: string }[] };
    return quasis.some(({ raw }) => raw.includes(' '));
  }
  return node.type === 'ArrowFunctionExpression' && isSentence((node as { body: Node }).body);
}

/** The properties of an object by their names. */
function propertiesOf({ properties }: ObjectExpression): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const property of properties) {
    if (property.type === 'Identifier') found.set(property.value, property);
    if (property.type !== 'KeyValueProperty') continue;
    const { key, value } = property;
    if (key.type === 'Identifier' || key.type === 'StringLiteral') found.set(key.value, value);
  }
  return found;
}

/** Whether an object is an `error` of a schema, or a problem, with a sentence of its own. */
function isLooseObject(object: ObjectExpression): boolean {
  const properties = propertiesOf(object);
  const isProblem = ['code', 'path', 'issues'].some((name) => properties.has(name));
  return (
    isSentence(properties.get('error')) || (isProblem && isSentence(properties.get('message')))
  );
}

interface Call {
  readonly callee: { readonly type: string; readonly property?: { readonly value?: string } };
  readonly arguments?: readonly { readonly expression: Expression }[];
}

/** Whether a call is a schema's check that is given a sentence. */
function isLooseCall({ callee, arguments: given = [] }: Call): boolean {
  return (
    callee.type === 'MemberExpression' &&
    CHECKS.has(callee.property?.value ?? '') &&
    isSentence(given.at(-1)?.expression)
  );
}

/** Whether a problem is thrown with a sentence in place of the result of `say`. */
const isLooseError = ({ callee, arguments: given = [] }: Call): boolean =>
  (callee as { value?: string }).value === 'DomainError' &&
  given.some(({ expression }) => isSentence(expression));

function isLoose(node: Node): boolean {
  if (node.type === 'ObjectExpression') return isLooseObject(node as ObjectExpression);
  if (node.type === 'CallExpression') return isLooseCall(node as unknown as Call);
  return node.type === 'NewExpression' && isLooseError(node as unknown as Call);
}

function* nodesBelow(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const inner of Object.values(value)) yield* nodesBelow(inner);
}

/**
 * Counts the sentences that the API would return without a code: problems are made by `say`, `sayRule` and `refuse`.
 *
 * @param source TypeScript.
 * @returns The number of such sentences.
 */
export async function countLooseSentences(source: string): Promise<number> {
  const module = await parse(source, { syntax: 'typescript' });
  return [...nodesBelow(module)].filter(isLoose).length;
}
