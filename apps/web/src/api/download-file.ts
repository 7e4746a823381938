import { ApiError } from './api-error.ts';
import { fetchCsrfToken } from './csrf-token.ts';

interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file and the name to save it under.
 *
 * @throws {ApiError} when the answer is not OK or none came
 */
export async function downloadFile(url: string): Promise<DownloadedFile> {
  await fetchCsrfToken();
  try {
    const response = await fetch(url, { credentials: 'include' });
    if (!response.ok) throw ApiError.refused(response, await response.text());
    return { name: nameOf(response, url), content: await response.blob() };
  } catch (error) {
    throw error instanceof ApiError ? error : ApiError.unreachable(error);
  }
}

/** As the server calls the file, else as its address ends. */
function nameOf(response: Response, url: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const named = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return named ?? new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
}
