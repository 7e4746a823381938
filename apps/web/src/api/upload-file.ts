import type { Endpoints, ResponseBody } from '@bahai-friends/contract';
import { parseEndpointKey } from '@bahai-friends/contract/endpoint-key';
import { ApiError } from './api-error.ts';
import { parseResponse } from './client.ts';
import { fetchCsrfToken } from './csrf-token.ts';

type UploadKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { upload: true } ? K : never;
}[keyof Endpoints];

const CHANGED = 'The file could not be read. If it has changed meanwhile, please choose it again.';

/**
 * Sends a file and returns the response body. Unlike `fetch`, XMLHttpRequest reports progress.
 *
 * @param onProgress is told the part of the file that has been sent, from 0 to 1
 * @throws {ApiError} when the response is not OK, there is none, or the file is gone
 */
export async function uploadFile<K extends UploadKey>(
  endpoint: K,
  file: File,
  onProgress: (fraction: number) => void = () => {},
): Promise<ResponseBody<K>> {
  const { method, path } = parseEndpointKey(endpoint);
  const csrfToken = await fetchCsrfToken();
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.withCredentials = true;
  if (csrfToken) request.setRequestHeader('CSRF-Token', csrfToken);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  request.upload.onload = () => onProgress(1);
  if (!(await send(request, file))) throw await findUploadError(file);
  const { status, statusText, responseText } = request;
  const ok = status >= 200 && status < 300;
  return parseResponse({ ok, status, statusText }, responseText) as ResponseBody<K>;
}

/** Resolves to whether there was a response. */
function send(request: XMLHttpRequest, file: File): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  request.onload = () => resolve(true);
  request.onerror = () => resolve(false);
  request.onabort = () => resolve(false);
  const form = new FormData();
  form.set('file', file);
  request.send(form);
  return promise;
}

/** A file that was saved again after it was chosen can no longer be sent. */
async function findUploadError(file: File): Promise<ApiError> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    return new ApiError(String(cause), { cause, userMessage: CHANGED });
  }
  return ApiError.unreachable('The upload got no answer');
}
