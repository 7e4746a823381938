import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { rejectWith, respond } from '../testing/api-server.ts';
import { downloadFile } from './download-file.ts';

const EXPORT = 'GET /api/quotes/export';
const URL_OF_EXPORT = '/api/quotes/export';

function respondWithFile(disposition?: string): void {
  respond(
    EXPORT,
    () =>
      new HttpResponse('text,source', {
        headers: disposition ? { 'Content-Disposition': disposition } : {},
      }),
  );
}

describe('a download', () => {
  it('fetches the token first, and sends credentials', async () => {
    respondWithFile();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await downloadFile(URL_OF_EXPORT);
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.credentials])).toEqual([
      ['/api/csrf-token', 'include'],
      [URL_OF_EXPORT, 'include'],
    ]);
  });

  it('gives what the file holds', async () => {
    respondWithFile();
    expect(await (await downloadFile(URL_OF_EXPORT)).content.text()).toBe('text,source');
  });

  it.each([
    ['as the server calls it', 'attachment; filename="quotes.csv"', 'quotes.csv'],
    ['as the server calls it without quotation marks', 'attachment; filename=a.xlsx', 'a.xlsx'],
    ['as its address ends when the server says nothing', undefined, 'export'],
    ['as its address ends when the server gives no name', 'attachment', 'export'],
  ])('is named %s', async (_, disposition, name) => {
    respondWithFile(disposition);
    expect((await downloadFile(`${URL_OF_EXPORT}?format=csv`)).name).toBe(name);
  });

  it('is an error with the server’s message when it is rejected', async () => {
    rejectWith(EXPORT, 401, 'Please log in');
    await expect(downloadFile(URL_OF_EXPORT)).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      userMessage: 'Please log in',
    });
  });

  it('is an error without a status when there was no response', async () => {
    respond(EXPORT, () => HttpResponse.error());
    await expect(downloadFile(URL_OF_EXPORT)).rejects.toMatchObject({
      name: 'ApiError',
      status: undefined,
    });
  });
});
