// The values from which parts of malformed requests are chosen.

export const UPLOADS = [
  '/api/quotes/check-conflicts',
  '/api/quotes/upload',
  '/api/quotes/preview',
  '/api/quotes/preview?rows=2,3',
  '/api/quotes/preview?rows=0',
];
export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
];
export const PAGES = [
  '/',
  '/admin',
  '/designs',
  '/design3',
  '/favicon.svg',
  '/api/docs',
  '/nothing',
];
export const BOUNDARY = 'WebKitFormBoundary7MA4YWxkTrZu0gW';
export const JSON_TYPE = 'application/json';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

// biome-ignore format: a list that is read as a whole
export const PATH_PARTS = [
  '1', '2', '0', '-1', '2147483648', '999999999999999', '1e3', '2026-03-21', '2026-02-30', '%00', '%zz', '%',
  '%E0%A4%A', '%2e%2e', '..', '//', '%F0%9F%8C%9F', 'é', '%ED%A0%80', "'", '"', '<b>', '{id}', ';a=b', '\\',
];
// biome-ignore format: a list that is read as a whole
export const QUERIES = [
  'count=1', 'count=0', 'count=1&count=2', 'count[]=1', 'count=%00', 'format=pdf', 'format=csv', 'before=-1',
  'limit=999999999999999999', 'kind=', 'actor=%27%22%00', '__proto__=1', 'constructor=1', '=&&=', '%', '?', '&'.repeat(3000),
];
// biome-ignore format: a list that is read as a whole
export const HEADERS = [
  'If-Match: "1", W/"2', 'If-Match: *', 'If-None-Match: *', `If-None-Match: ${'"a",'.repeat(900)}`,
  'Accept-Encoding: br;q=x, *', 'Range: bytes=9-1', 'Range: bytes=0-0,5-,-1', 'Expect: 100-continue', 'Expect: 1',
  'Upgrade: websocket\r\nConnection: Upgrade', 'Cookie: session=; session=x; _csrf=%', `Cookie: ${'a=b;'.repeat(900)}`,
  'X-Forwarded-For: 1, ,', 'Content-Encoding: gzip', 'Transfer-Encoding: gzip, chunked', 'TE: trailers', 'Host: y',
  'Accept: */*;q=9', 'Content-Type: text/html', 'CSRF-Token: x', 'Accept-Version: 9', 'If-Modified-Since: never',
];
// biome-ignore format: a list that is read as a whole
export const TYPES = [
  JSON_TYPE, JSON_TYPE, `${JSON_TYPE}; charset=latin1`, `${JSON_TYPE};`, 'application/JSON', FORM_TYPE, 'text/plain',
  'multipart/form-data', 'multipart/form-data; boundary=', 'application/x-www-form-urlencoded', '/', ';', 'a/b;c="',
];

/** Recipes, some of which are valid. */
// biome-ignore format: a list that is read as a whole
export const RECIPES = [
  '{}', '{"sheet":"Quotes"}', '{"encoding":"windows-1251","separator":";"}', '{"encoding":"utf-7"}', '{"headerRow":0}',
  '{"columns":{"text":"A","source":"B"},"headerRow":1}', '{"columns":{"text":"XFD"}}', '{"columns":{"text":"a"}}', '{"dateOrder":"dmy"}',
  '{"cells":[{"row":2,"column":"text","value":"x"}]}', '{"cells":[{"row":1048576,"column":"source","value":"\\u0000\\ud800"}]}',
  '{"cells":[{"row":1e9,"column":"key","value":null}]}', `{"cells":[${'{},'.repeat(30_000)}{}]}`, '{"leaveOut":[2,2,1048576]}',
  '{"leaveOut":[-1]}', `{"fileHash":"${'0'.repeat(64)}"}`, '{"fileHash":"x"}', '{"__proto__":{"sheet":"x"}}', '{"x":1}', '{"sheet":',
  '[]', 'null', '', '['.repeat(70_000), `{"sheet":"${'x'.repeat(70_000)}"}`, '\ufeff{}', '\u00ff',
];

/** Input in which each field is valid by itself. */
// biome-ignore format: a table that is read as a whole
export const FIELDS: Readonly<Record<string, unknown>> = {
  text: 'Be kind', source: 'Somebody', displayDate: '2026-03-21', referenceUrl: 'https://example.org/',
  ids: [1, 2], name: 'Picnic', date: '2026-05-01', year: 183, platform: 'X', url: 'https://example.org/',
  order: 1, username: 'bruno', password: 'Quiet-River-88', confirmPassword: 'Quiet-River-88', role: 'Admin',
};
/** Fields in which rules of their own refuse control characters and lone surrogates. */
export const ADDRESS_FIELDS = new Set([
  'referenceUrl',
  'url',
  'username',
  'password',
  'confirmPassword',
]);
// biome-ignore format: a list that is read as a whole
export const ODD_VALUES = [
  null, true, -1, 0.5, 1e21, 2 ** 53, '', ' ', [], {}, [[]], [null], { a: { b: [1] } }, '2026-02-30', '0000-00-00',
  '2026-03-21T00:00:00+99:99', 'javascript:alert(1)', 'https://', 'http://[', 'https://a b', 'x'.repeat(6000),
  '𝒳'.repeat(5001), '<b>', '<!--'.repeat(900), 'e\u0301', '\u202e', "'; drop table quotes; --",
];
export const CONTROLS = ['\u0000', 'a\u0007b', '\ud800', 'a\udfff', '\r\n', '\u001b[2J'];
