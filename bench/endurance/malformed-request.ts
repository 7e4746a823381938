import { endpointKeys, parseEndpointKey } from '../../packages/contract/src/index.ts';
import type { Random } from '../support/random.ts';
import {
  ADDRESS_FIELDS,
  BOUNDARY,
  CONTROLS,
  FIELDS,
  FORM_TYPE,
  HEADERS,
  JSON_TYPE,
  METHODS,
  ODD_VALUES,
  PAGES,
  PATH_PARTS,
  QUERIES,
  RECIPES,
  TYPES,
  UPLOADS,
} from './malformed-values.ts';

/** The cookies and the token with which a request is authorised. */
export interface Credentials {
  readonly cookies: string;
  readonly csrfToken: string;
}

function oddJson(random: Random): string {
  const names = Object.keys(FIELDS);
  const body: Record<string, unknown> = random.oneIn(2) ? { ...FIELDS } : {};
  for (let changes = random.below(4); changes >= 0; changes -= 1) {
    const name = random.pick(names);
    const values = ADDRESS_FIELDS.has(name) ? ODD_VALUES : [...ODD_VALUES, ...CONTROLS];
    body[name] = random.pick(values);
  }
  const text = JSON.stringify(random.oneIn(20) ? random.pick(ODD_VALUES) : body);
  // biome-ignore format: a list that is read as a whole
  return random.pick([
    text, text, text, text, text.slice(0, random.below(text.length + 1)), text.replace(/"/, ''), `${text}${text}`,
    text.replace('{', '{"__proto__":{"x":1},'), text.replace('{', '{"constructor":{"prototype":{"x":1}},'), '',
    `\ufeff${text}`, '['.repeat(30_000), '{"a":'.repeat(5000), `{"year":${'9'.repeat(400)}}`, '\u00ff', `${text}\u0000`,
    `${' '.repeat(70_000)}${text}`,
  ]);
}

function oddPart(random: Random): string {
  const name = random.pick([
    'file',
    'file',
    'file',
    'recipe',
    'more',
    '__proto__',
    'constructor',
    '',
    'a"b',
    'é',
  ]);
  const filename = random.pick([
    'quotes.csv',
    'quotes.csv',
    'quotes',
    '',
    '../a.csv',
    'a.CSV',
    '\u00ff.csv',
    'a.exe',
  ]);
  // biome-ignore format: a list that is read as a whole
  const headers = random.pick([
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"`,
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/csv`,
    `Content-Disposition: form-data; name="${name}"`, `content-disposition: attachment; name=${name}`, 'Content-Disposition',
    `Content-Disposition: form-data; name="${name}"\r\nContent-Type: application/json`, '', 'a: b\r\n c', `X: ${'x'.repeat(90_000)}`,
    `Content-Disposition: form-data; name*=utf-8''%zz; filename*=x''${filename}`,
  ]);
  // biome-ignore format: a list that is read as a whole
  const content = random.pick([
    'text,source\na,b\n', 'text,source\n"a', '', 'a,b,c', '\u0000', 'text\tsource\na\tb', 'text,source,displayDate\na,b,never\n',
    `--${BOUNDARY}`, random.bytes(300), 'x'.repeat(70_000), '\r\n\r\n', `\r\n--${BOUNDARY}\r\n`,
  ]);
  return `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
}

/** A readable file, before or after a recipe. */
function formWithRecipe(random: Random): string {
  const disposition = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`;
  const type = random.oneIn(3) ? '\r\nContent-Type: application/json' : '';
  const file = `${disposition}"file"; filename="quotes.csv"\r\n\r\ntext,source\na,b\n\r\n`;
  const recipe = `${disposition}"recipe"${type}\r\n\r\n${random.pick(RECIPES)}\r\n`;
  const more = random.oneIn(6) ? recipe : '';
  return random.oneIn(2) ? recipe + file + more : file + recipe + more;
}

function oddForm(random: Random): string {
  const parts = random.oneIn(2)
    ? formWithRecipe(random)
    : Array.from({ length: random.below(4) }, () => oddPart(random)).join('');
  const form = `${random.oneIn(9) ? 'preamble\r\n' : ''}${parts}--${BOUNDARY}--\r\n`;
  if (random.oneIn(3)) return form.slice(0, random.below(form.length));
  return random.oneIn(20) ? form.replaceAll('\r\n', '\n') : form;
}

/** A path with values for its parameters; the account that sends the requests is never among them. */
function filled(random: Random, path: string): string {
  const spared = path.startsWith('/api/users') ? '1' : '';
  const parts = PATH_PARTS.filter((part) => part !== spared);
  return path.replaceAll(/\{\w+\}/g, () => random.pick(parts));
}

function oddPath(random: Random): string {
  const known = random.oneIn(6)
    ? random.pick(PAGES)
    : parseEndpointKey(random.pick(endpointKeys)).path;
  const end = random.oneIn(5) ? `/${random.pick(PATH_PARTS)}` : '';
  const path = filled(random, known) + end;
  return random.oneIn(4) ? `${path}?${random.pick(QUERIES)}&${random.pick(QUERIES)}` : path;
}

type Framed = readonly [headers: string, body: string, isWhole?: true];

/** A body with headers that describe it, or that are sometimes wrong. */
function framed(random: Random, body: string): Framed {
  const length = Buffer.byteLength(body, 'latin1');
  const chunks = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const whole: Framed = [`Content-Length: ${length}\r\n`, body, true];
  const wholeChunks: Framed = [chunked, length > 0 ? chunks : '0\r\n\r\n', true];
  if (!random.oneIn(5)) return random.oneIn(4) ? wholeChunks : whole;
  // biome-ignore format: a list that is read as a whole
  return random.pick<Framed>([
    [chunked, `zz\r\n${body}`], [chunked, body],
    [`Content-Length: ${length + 9}\r\n`, body], [`Content-Length: ${length >> 1}\r\n`, body],
    ['Content-Length: x\r\n', body], ['Content-Length: -1\r\n', body], [`Content-Length: ${length}\r\n${chunked}`, chunks],
    [`Content-Length: ${length}\r\nContent-Length: 1\r\n`, body], ['Content-Length: 99999999999999\r\n', body], ['', body],
  ]);
}

interface MalformedRequest {
  readonly bytes: Buffer;
  /** Whether the body is as long as the headers say, so that the server has to respond. */
  readonly isWhole: boolean;
}

/** A request that resembles HTTP, mostly with at least one error. */
export function malformedRequest(
  random: Random,
  credentials: Credentials | null,
): MalformedRequest {
  if (random.oneIn(25)) {
    return { bytes: Buffer.from(random.bytes(random.below(2000)), 'latin1'), isWhole: false };
  }
  const isUpload = random.oneIn(4);
  const endpoint = parseEndpointKey(random.pick(endpointKeys));
  const method = random.oneIn(4) ? random.pick(METHODS) : isUpload ? 'POST' : endpoint.method;
  const ownPath = random.oneIn(2) ? filled(random, endpoint.path) : oddPath(random);
  const path = isUpload ? random.pick(UPLOADS) : ownPath;
  const text = isUpload ? oddForm(random) : method === 'GET' ? '' : oddJson(random);
  const body = Buffer.from(text).toString('latin1');
  const [framing, sent, isWhole = false] = framed(random, body);
  const type = random.oneIn(8) ? random.pick(TYPES) : isUpload ? FORM_TYPE : JSON_TYPE;
  const known = credentials
    ? `Cookie: ${credentials.cookies}\r\nCSRF-Token: ${credentials.csrfToken}\r\n`
    : '';
  const extra = random.oneIn(3) ? `${random.pick(HEADERS)}\r\n` : '';
  const host = random.oneIn(40) ? '' : 'Host: x\r\n';
  const version = random.oneIn(60)
    ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.', ''])
    : 'HTTP/1.1';
  const head = `${method} ${path} ${version}\r\n${host}${known}Connection: close\r\nContent-Type: ${type}\r\n${extra}${framing}\r\n`;
  const bytes = Buffer.from(head + sent, 'latin1');
  if (!random.oneIn(30)) return { bytes, isWhole };
  bytes[random.below(bytes.length)] = random.below(256);
  return { bytes, isWhole: false };
}
