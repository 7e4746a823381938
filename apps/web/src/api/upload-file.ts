import type { Endpoints, Recipe, ResponseBody } from '@bahai-friends/contract';
import { parseEndpointKey } from '@bahai-friends/contract/endpoint-key';
import * as texts from '@bahai-friends/languages/en/dashboard/common';
import { ApiError } from './api-error.ts';
import { commonHeaders, parseResponse } from './client.ts';
import { fetchCsrfToken } from './csrf-token.ts';
import { withSession } from './session-renewal.ts';

type UploadKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { upload: true } ? K : never;
}[keyof Endpoints];

interface UploadOptions {
  /** How the file is to be read, and what is corrected in it. */
  readonly recipe?: Recipe | undefined;
  /** The query of the call's URL, such as `rows=12,40`. */
  readonly query?: string;
  /** Called with the part of the file that has been sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Ends the upload; it then fails as one without a response. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a file and returns the response body. Unlike `fetch`, XMLHttpRequest reports progress.
 *
 * @throws {ApiError} when the response is not OK, there is none, or the file is gone
 * @example
 * await uploadFile('POST /api/quotes/preview', file, { recipe: { dateOrder: 'dmy' } });
 */
export function uploadFile<K extends UploadKey>(
  endpoint: K,
  file: File,
  options: UploadOptions = {},
): Promise<ResponseBody<K>> {
  return withSession(() => uploadOnce(endpoint, file, options));
}

async function uploadOnce<K extends UploadKey>(
  endpoint: K,
  file: File,
  { recipe, query, onProgress = () => {}, signal }: UploadOptions,
): Promise<ResponseBody<K>> {
  const { method, path } = parseEndpointKey(endpoint);
  const csrfToken = await fetchCsrfToken();
  const request = new XMLHttpRequest();
  request.open(method, query === undefined ? path : `${path}?${query}`);
  request.withCredentials = true;
  const headers = { ...commonHeaders, ...(csrfToken && { 'CSRF-Token': csrfToken }) };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  request.upload.onload = () => onProgress(1);
  if (!(await send(request, formOf(file, recipe), signal))) throw await findUploadError(file);
  const { status, statusText, responseText } = request;
  const ok = status >= 200 && status < 300;
  return parseResponse({ ok, status, statusText }, responseText) as ResponseBody<K>;
}

/** The recipe comes first, so that it is known when the file arrives. */
function formOf(file: File, recipe: Recipe | undefined): FormData {
  const form = new FormData();
  if (recipe !== undefined) form.set('recipe', JSON.stringify(recipe));
  form.set('file', file);
  return form;
}

/** Resolves to whether there was a response. */
function send(
  request: XMLHttpRequest,
  form: FormData,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  request.onload = () => resolve(true);
  request.onerror = () => resolve(false);
  request.onabort = () => resolve(false);
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(form);
  return promise;
}

/** A file that was saved again after it was chosen can no longer be sent. */
async function findUploadError(file: File): Promise<ApiError> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    return new ApiError(String(cause), { cause, userMessage: texts.fileChanged });
  }
  return ApiError.unreachable('The upload got no answer');
}
