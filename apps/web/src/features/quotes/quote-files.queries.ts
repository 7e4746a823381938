import type {
  ConflictCheck,
  Preview,
  PreviewRow,
  Recipe,
  Template,
  UploadResult,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { isListOf } from '../../api/response-shape.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { told } from '../../texts/told.ts';
import { toastError, toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';
import { saveAs } from '../../ui/save-as.ts';
import { QUOTES_KEY } from './quotes.queries.ts';
import { isQuestion, uploadProblemOf } from './upload-problem.ts';

const isTemplateList = isListOf<Template>({ url: ['string'], label: ['string'] });

/** The template files that can be downloaded. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => request('GET /api/templates', { signal, isValid: isTemplateList }),
  });
}

function useDownload(describe: (error: Error) => string) {
  return useApiMutation<void, string>({
    mutationFn: async (url) => {
      const { name, content } = await downloadFile(url);
      saveAs(content, name);
    },
    onError: (error) => toastError(describe(error), texts.downloadError),
  });
}

/** Saves the template at a URL. */
export function useDownloadTemplate() {
  return useDownload(() => texts.templateNotDownloaded);
}

/** Saves all quotes as a file of a format. */
export function useExportQuotes() {
  const download = useDownload((error) => userMessageOf(error, texts.quotesNotDownloaded));
  return {
    ...download,
    mutate: (format: 'csv' | 'xlsx') =>
      download.mutate(`/api/quotes/export${format === 'csv' ? '' : `?format=${format}`}`),
  };
}

/** A file, and a recipe for what it leaves open. */
interface FileToRead {
  readonly file: File;
  readonly recipe?: Recipe | undefined;
}

/** Checks a file for date conflicts and uploads it; `sent` is the part sent so far, from 0 to 1. */
export function useUploadMutations() {
  const [sent, setSent] = useState(0);
  const check = useApiMutation<ConflictCheck, FileToRead>({
    onMutate: () => setSent(0),
    mutationFn: ({ file, recipe }) =>
      uploadFile('POST /api/quotes/check-conflicts', file, { recipe, onProgress: setSent }),
    onError: (error) => {
      // A file that only leaves something open leads to a question, not to an error.
      if (!isQuestion(uploadProblemOf(error))) toastError(texts.processFailed);
    },
  });
  const upload = useApiMutation<UploadResult, FileToRead>({
    onMutate: () => setSent(0),
    mutationFn: ({ file, recipe }) =>
      uploadFile('POST /api/quotes/upload', file, { recipe, onProgress: setSent }),
    invalidates: [QUOTES_KEY],
    onSuccess: toastUploaded,
    onError: (error) => toastReason(error, texts.uploadFailed),
  });
  return { check, upload, sent };
}

function toastUploaded(result: UploadResult): void {
  if (result.warnings.length === 0) toastSuccess(told(result));
  else toastSuccess(texts.someDatesConflict, texts.completeWithWarnings);
}

interface FileToPreview<Change> extends FileToRead {
  /** How the recipe differs from the last one. */
  readonly change: Change;
}

/** Fetches a preview of an upload. Unlike other mutations it starts anew while one is pending: the last one counts. */
export function usePreviewFile<Change>() {
  const pending = useRef<AbortController>(null);
  return useMutation<Preview, Error, FileToPreview<Change>>({
    mutationFn: ({ file, recipe }) => {
      pending.current?.abort();
      pending.current = new AbortController();
      const { signal } = pending.current;
      return uploadFile('POST /api/quotes/preview', file, { recipe, signal });
    },
  });
}

interface RowOfFile extends FileToRead {
  readonly row: number;
}

/** Fetches the whole values of one row of a file. */
export function useWholeRow() {
  return useMutation<PreviewRow, Error, RowOfFile>({
    mutationFn: async ({ file, recipe, row }) => {
      const query = `rows=${row}`;
      const preview = await uploadFile('POST /api/quotes/preview', file, { recipe, query });
      const found = preview.rows.find((one) => one.row === row);
      if (!found) throw ApiError.unreadable({ ok: true, status: 200, statusText: '' }, 'no row');
      return found;
    },
  });
}
