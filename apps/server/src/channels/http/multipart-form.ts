import { randomUUID } from 'node:crypto';
import type { HttpRequest } from './checked-request.ts';

interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * A form with files (RFC 7578). Texts go as they are: `FormData` would write each line feed as two characters, as
 * browsers do.
 *
 * @param values By names without quotes and line feeds.
 */
export function formWith(
  values: Readonly<Record<string, string>>,
  files: Readonly<Record<string, FormFile>>,
): Required<Pick<HttpRequest, 'headers' | 'body'>> {
  const boundary = `form-${randomUUID()}`;
  const part = (headers: readonly string[], content: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...Object.entries(values).flatMap(([name, value]) =>
      part([`content-disposition: form-data; name="${name}"`], value),
    ),
    ...Object.entries(files).flatMap(([field, { name, type, bytes }]) =>
      part(
        [
          `content-disposition: form-data; name="${field}"; filename="${name}"`,
          `content-type: ${type}`,
        ],
        bytes,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}
