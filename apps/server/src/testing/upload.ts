import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './test-browser.ts';

type UploadCall = 'check-conflicts' | 'upload';

/** Sends a file as the page does: as multipart, in the field `file`. */
export async function sendFile(
  browser: TestBrowser,
  call: UploadCall,
  name: string,
  content: string | Uint8Array,
  field = 'file',
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.set(field, new File([Buffer.from(content)], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return browser.call('POST', `/api/quotes/${call}`, Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
  });
}
