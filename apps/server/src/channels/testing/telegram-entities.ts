export interface MessageEntity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
  readonly url?: string;
  readonly language?: string;
}

export interface ParsedText {
  readonly text: string;
  readonly entities: readonly MessageEntity[];
}

/** The rule that a text breaks, in the service's words. */
export class EntityProblem extends Error {}

interface OpenEntity {
  readonly tag: string;
  readonly type: string;
  readonly start: number;
  readonly at: number;
  readonly extra?: object;
}

const bytesBefore = (source: string, index: number): number =>
  Buffer.byteLength(source.slice(0, index));

/** Bot API, 'Formatting options', 'HTML style': these tags and no others. */
const HTML_TYPES: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
};
const HTML_ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const HTML_PART =
  /<(?<end>\/?)(?<tag>[a-z-]+)(?<attributes>(?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>|&(?:#(?<decimal>\d+)|#x(?<hex>[\da-f]+)|(?<name>[a-z]+));|(?<text>[^<>&]+)/giuy;

function openHtml(tag: string, attributes: string, start: number, at: number): OpenEntity {
  const type = HTML_TYPES[tag];
  const known = type && (tag !== 'span' || attributes.trim() === 'class="tg-spoiler"');
  if (!known) throw new EntityProblem(`Unsupported start tag "${tag}" at byte offset ${at}`);
  const url = /\shref="([^"]*)"/.exec(attributes)?.[1];
  const language = /\sclass="language-([^"]*)"/.exec(attributes)?.[1];
  const extra = tag === 'a' ? { url } : tag === 'code' && language ? { language } : {};
  return { tag, type, start, at, extra };
}

/** Bot API, 'HTML style': every `<`, `>` and `&` that is no part of a tag or an entity must be replaced. */
export function parseHtml(source: string): ParsedText {
  let text = '';
  const open: OpenEntity[] = [];
  const entities: MessageEntity[] = [];
  HTML_PART.lastIndex = 0;
  while (HTML_PART.lastIndex < source.length) {
    const index = HTML_PART.lastIndex;
    const at = bytesBefore(source, index);
    const part = HTML_PART.exec(source)?.groups;
    if (!part)
      throw new EntityProblem(`Unexpected character "${source[index]}" at byte offset ${at}`);
    if (part.text !== undefined) text += part.text;
    else if (part.tag === undefined) {
      const code = part.decimal ? Number(part.decimal) : Number.parseInt(part.hex ?? '', 16);
      const named = part.name === undefined ? undefined : HTML_ENTITIES[part.name.toLowerCase()];
      if (part.name !== undefined && named === undefined) {
        throw new EntityProblem(`Unsupported HTML entity "${part.name}" at byte offset ${at}`);
      }
      text += named ?? String.fromCodePoint(code);
    } else if (part.end === '') {
      open.push(openHtml(part.tag.toLowerCase(), part.attributes ?? '', text.length, at));
    } else {
      const started = open.pop();
      if (started?.tag !== part.tag.toLowerCase()) {
        throw new EntityProblem(`Unmatched end tag at byte offset ${at}`);
      }
      const { type, start: offset, extra } = started;
      const length = text.length - offset;
      // A link without an address is no link.
      const isNothing =
        length === 0 || (type === 'text_link' && !/"url":/.test(JSON.stringify(extra)));
      if (!isNothing) entities.push({ type, offset, length, ...extra });
    }
  }
  const unclosed = open.at(-1);
  if (unclosed)
    throw new EntityProblem(`Can't find end tag corresponding to start tag "${unclosed.tag}"`);
  return { text, entities };
}

/** Bot API, 'MarkdownV2 style'; longer marks first. */
const MARKS: readonly (readonly [string, string])[] = [
  ['__', 'underline'],
  ['||', 'spoiler'],
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'strikethrough'],
];
/** 'Any character of these must be escaped in all other places with the preceding character "\"'. */
const RESERVED = '_*[]()~`>#+-=|{}.!';

/** Where code ends, whose only escapes are those of the backtick and of the backslash. */
function readCode(
  source: string,
  from: number,
  fence: string,
): { code: string; next: number } | null {
  let code = '';
  for (let index = from; index < source.length; index += 1) {
    if (source.startsWith(fence, index)) return { code, next: index + fence.length };
    if (source[index] === '\\' && /[`\\]/.test(source[index + 1] ?? '')) index += 1;
    code += source[index];
  }
  return null;
}

/** Quotations, which begin with `>` at the start of a line, are parsed but not reported. */
export function parseMarkdownV2(source: string): ParsedText {
  let text = '';
  const open: OpenEntity[] = [];
  const entities: MessageEntity[] = [];
  const close = ({ type, start: offset }: OpenEntity, extra = {}) => {
    const length = text.length - offset;
    if (length > 0) entities.push({ type, offset, length, ...extra });
  };
  for (let index = 0; index < source.length; ) {
    const character = source[index] ?? '';
    const at = bytesBefore(source, index);
    const next = source[index + 1] ?? '';
    const mark = MARKS.find(([sign]) => source.startsWith(sign, index));
    if (character === '\\' && next >= '\u0001' && next <= '\u007e') {
      text += next;
      index += 2;
    } else if (character === '`') {
      const fence = source.startsWith('```', index) ? '```' : '`';
      const type = fence === '`' ? 'code' : 'pre';
      const read = readCode(source, index + fence.length, fence);
      if (!read) throw new EntityProblem(`Can't find end of ${type} entity at byte offset ${at}`);
      const start = text.length;
      text += read.code;
      close({ tag: fence, type, start, at });
      index = read.next;
    } else if (mark) {
      const [tag, type] = mark;
      const top = open.at(-1);
      if (top?.tag === tag) close(open.pop() ?? top);
      else if (open.some((entity) => entity.tag === tag)) {
        throw new EntityProblem(`Can't find end of ${top?.type} entity at byte offset ${top?.at}`);
      } else open.push({ tag, type, start: text.length, at });
      index += tag.length;
    } else if (character === '[') {
      open.push({ tag: '[', type: 'text_link', start: text.length, at });
      index += 1;
    } else if (character === ']' && open.at(-1)?.tag === '[' && next === '(') {
      const url = /^(?:\\.|[^)\\])*/su.exec(source.slice(index + 2))?.[0] ?? '';
      const end = index + 2 + url.length;
      if (source[end] !== ')')
        throw new EntityProblem(`Can't find end of a URL at byte offset ${at}`);
      const link = open.pop();
      if (link) close(link, { url: url.replaceAll(/\\(.)/gsu, '$1') });
      index = end + 1;
    } else if (character === '>' && (index === 0 || source[index - 1] === '\n')) {
      index += 1;
    } else if (RESERVED.includes(character)) {
      throw new EntityProblem(
        `Character '${character}' is reserved and must be escaped with the preceding '\\'`,
      );
    } else {
      text += character;
      index += 1;
    }
  }
  const left = open.at(-1);
  if (left)
    throw new EntityProblem(`Can't find end of ${left.type} entity at byte offset ${left.at}`);
  return { text, entities };
}
