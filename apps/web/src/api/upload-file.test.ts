import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { callsOf, respond, respondWith } from '../testing/api-server.ts';
import { takeConsoleErrors } from '../testing/console-watch.ts';
import { uploadFile } from './upload-file.ts';

const CHECK = 'POST /api/quotes/check-conflicts';
const file = new File(['text,source'], 'quotes.csv', { type: 'text/csv' });
const checked = {
  hasConflicts: false,
  conflicts: [],
  internalDuplicates: [],
  dates: [],
  rows: 1,
  same: 0,
  changed: 0,
  repeated: 0,
  ignoredColumns: [],
  notes: [],
  noted: [],
};

/** An upload under the test's control: nothing is sent. */
function holdRequest() {
  const held = vi.fn();
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
    body,
  ) {
    held(this, body);
  });
  return async () => {
    await expect.poll(() => held).toHaveBeenCalled();
    const [request, body]: [XMLHttpRequest, FormData] = held.mock.calls[0] as never;
    return { request, body };
  };
}

describe('a file on its way', () => {
  it('carries the token, and resolves to the response body', async () => {
    respondWith(CHECK, checked);
    expect(await uploadFile(CHECK, file)).toEqual(checked);
    expect(callsOf(CHECK).map(({ headers }) => headers.get('csrf-token'))).toEqual(['a-token']);
  });

  it('is sent without a token when there is none', async () => {
    respond('GET /api/csrf-token', () => new HttpResponse(null, { status: 500 }));
    respondWith(CHECK, checked);
    await uploadFile(CHECK, file);
    expect(callsOf(CHECK)[0]?.headers.get('csrf-token')).toBeNull();
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to get CSRF token');
  });

  it('is the field file of a form, with credentials', async () => {
    const heldRequest = holdRequest();
    void uploadFile(CHECK, file);
    const { request, body } = await heldRequest();
    expect(request.withCredentials).toBe(true);
    expect([...body.keys()]).toEqual(['file']);
    expect(body.get('file')).toBe(file);
  });

  it('reports how much has been sent', async () => {
    const heldRequest = holdRequest();
    const onProgress = vi.fn();
    void uploadFile(CHECK, file, { onProgress });
    const { request } = await heldRequest();
    const progress = (loaded: number, total: number, lengthComputable = true) =>
      request.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded, total, lengthComputable }),
      );
    progress(1, 4);
    progress(3, 0, false);
    progress(3, 4);
    request.upload.dispatchEvent(new ProgressEvent('load'));
    expect(onProgress.mock.calls).toEqual([[0.25], [0.75], [1]]);
  });
});

describe('a file that the server rejects', () => {
  it('is an error with the server’s message and the whole body', async () => {
    const body = { message: 'Nothing was stored', total: 1, issues: [] };
    respond(CHECK, () => HttpResponse.json(body, { status: 400 }));
    await expect(uploadFile(CHECK, file)).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      userMessage: 'Nothing was stored',
      body: JSON.stringify(body),
    });
  });

  it('is an error when the response is not JSON', async () => {
    respond(CHECK, () => HttpResponse.html('<h1>A proxy’s login</h1>'));
    await expect(uploadFile(CHECK, file)).rejects.toMatchObject({
      message: '200: unreadable answer',
    });
  });
});

describe('an upload without a response', () => {
  it.each(['error', 'abort'])('is an error without a status on %s', async (event) => {
    const heldRequest = holdRequest();
    const upload = uploadFile(CHECK, file).catch((error: unknown) => error);
    (await heldRequest()).request.dispatchEvent(new ProgressEvent(event));
    expect(await upload).toMatchObject({
      status: undefined,
      userMessage: 'The server could not be reached. Please check your connection and try again.',
    });
  });

  it('says so when the file has changed since it was chosen', async () => {
    const heldRequest = holdRequest();
    const gone = new File(['text'], 'quotes.csv');
    const unreadable = new Blob();
    vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new Error('NotReadableError'));
    vi.spyOn(gone, 'slice').mockReturnValue(unreadable);
    const upload = uploadFile(CHECK, gone).catch((error: unknown) => error);
    (await heldRequest()).request.dispatchEvent(new ProgressEvent('error'));
    expect(await upload).toMatchObject({
      userMessage:
        'The file could not be read. If it has changed meanwhile, please choose it again.',
    });
  });
});
