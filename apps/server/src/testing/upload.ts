import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './test-browser.ts';

type UploadCall = 'check-conflicts' | 'upload' | 'preview' | `preview?rows=${string}`;

/** A part of a form; a part with a file name is a file. */
type FormPart = readonly [field: string, content: string | Uint8Array, fileName?: string];

const BOUNDARY = 'WebKitFormBoundary7MA4YWxkTrZu0gW';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A file name as browsers write it. */
const escapedName = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A multipart form, byte by byte as browsers write it. */
export function formOf(...parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(([field, content, fileName]) => {
    const file = fileName === undefined ? '' : `; filename="${escapedName(fileName)}"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Sends a form with whatever parts. */
export function sendForm(
  browser: TestBrowser,
  call: UploadCall,
  ...parts: readonly FormPart[]
): Promise<LightMyRequestResponse> {
  return browser.call('POST', `/api/quotes/${call}`, formOf(...parts), {
    'content-type': FORM_TYPE,
  });
}

/** Sends a file as the page does: as multipart, in the field `file`. */
export function sendFile(
  browser: TestBrowser,
  call: UploadCall,
  name: string,
  content: string | Uint8Array,
  field = 'file',
): Promise<LightMyRequestResponse> {
  return sendForm(browser, call, [field, content, name]);
}
