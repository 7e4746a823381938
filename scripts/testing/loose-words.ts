import { parse } from '@swc/core';

/** Attributes whose values people see or hear. */
const SAYING = new Set([
  ...['label', 'title', 'hint', 'note', 'heading', 'message', 'description', 'failure', 'none'],
  ...['alt', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription'],
  ...['accessibleName', 'altText', 'confirmLabel'],
]);
/** Attributes whose values are words for programs, which no language translates. */
const UNSAID_ATTRIBUTES = new Set(['className', 'd', 'style', 'viewBox']);
const UNSAID_ELEMENTS = new Set(['code', 'kbd']);
/** Calls whose words only the console shows. */
const UNSAID_CALLS = new Set(['logError']);
/** Types, and the module names of imports. */
const UNSAID_NODES = /^(?:Ts|ImportDeclaration$|Export(?:All|Named)Declaration$)/;

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly value?: unknown };
  readonly opening?: { readonly name?: { readonly value?: unknown } };
  readonly callee?: { readonly value?: unknown };
  readonly quasis?: readonly { readonly raw: string }[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isAddress = (text: string): boolean => /^(?:[A-Z]+ )?\/|^<|[{}]/.test(text);
/** Whether a text has several words and begins or ends as a sentence does. */
const isSentence = (text: string): boolean =>
  !isAddress(text) && /^[“‘(]?\p{Lu}.*\s\p{L}|\p{L} .*[.!?]$/su.test(text.trim());
/** Whether a part of a template is a single word. */
const isPiece = (text: string): boolean =>
  /(?:^|\s)\p{L}{2,}\s|\s\p{L}{2,}(?:[\s.,:;!?]|$)/u.test(text);
const isLabel = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);

/** Nodes in which a single word is a label, and no key or code that is compared. */
const LABELLING = new Set(['KeyValueProperty', 'ArrayExpression', 'ConditionalExpression']);

/** The words in a node that people would see or hear, and that come from no text of a room. */
function saidBy(node: Node, parent: Node | undefined): string[] {
  if (node.type === 'JSXText' && typeof node.value === 'string') {
    return hasLetters(node.value) ? [node.value.trim()] : [];
  }
  if (node.type === 'StringLiteral' && typeof node.value === 'string') {
    const isLoose =
      parent?.type === 'JSXAttribute' && SAYING.has(String(parent.name?.value))
        ? hasLetters(node.value)
        : isSentence(node.value) || (LABELLING.has(parent?.type ?? '') && isLabel(node.value));
    return isLoose ? [node.value] : [];
  }
  if (node.type === 'TemplateLiteral') {
    const words = (node.quasis ?? []).map(({ raw }) => raw).join('…');
    return !isAddress(words) && isPiece(words) ? [words] : [];
  }
  return [];
}

function isUnsaid(node: Node): boolean {
  if (node.type === 'JSXAttribute') return UNSAID_ATTRIBUTES.has(String(node.name?.value));
  if (node.type === 'JSXElement') return UNSAID_ELEMENTS.has(String(node.opening?.name?.value));
  if (node.type === 'CallExpression') return UNSAID_CALLS.has(String(node.callee?.value));
  return UNSAID_NODES.test(node.type);
}

function* wordsBelow(value: unknown, parent?: Node): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (isUnsaid(value)) return;
    yield* saidBy(value, parent);
  }
  const around = isNode(value) ? value : parent;
  for (const inner of Object.values(value)) yield* wordsBelow(inner, around);
}

/**
 * Finds words in a component that people see or hear and that are not among the texts of its room: they would be in one
 * language only.
 *
 * @param source TypeScript.
 * @param tsx Whether it may have elements.
 */
export async function looseWords(source: string, tsx = true): Promise<string[]> {
  const module = await parse(source, { syntax: 'typescript', tsx });
  return [...wordsBelow(module.body)];
}
