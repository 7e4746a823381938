import { ApiError } from './api-error.ts';
import { commonHeaders } from './client.ts';
import { fetchCsrfToken } from './csrf-token.ts';
import { withSession } from './session-renewal.ts';

interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file and the name to save it under.
 *
 * @throws {ApiError} when the response is not OK or there is none
 */
export function downloadFile(url: string, method: Method = 'GET'): Promise<DownloadedFile> {
  return withSession(() => downloadOnce(url, method));
}

type Method = 'GET' | 'POST';

async function downloadOnce(url: string, method: Method): Promise<DownloadedFile> {
  const csrfToken = await fetchCsrfToken();
  try {
    const response = await fetch(url, {
      credentials: 'include',
      method,
      headers: {
        ...commonHeaders,
        ...(method === 'POST' && { 'CSRF-Token': csrfToken ?? '' }),
      },
    });
    if (!response.ok) throw ApiError.rejected(response, await response.text());
    return { name: nameOf(response, url), content: await response.blob() };
  } catch (error) {
    throw error instanceof ApiError ? error : ApiError.unreachable(error);
  }
}

/** The name that the server gives the file, else the last part of the URL. */
function nameOf(response: Response, url: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const named = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return named ?? new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
}
