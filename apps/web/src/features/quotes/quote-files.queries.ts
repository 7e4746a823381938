import type { ConflictCheck, Template, UploadResult } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { isListOf } from '../../api/response-shape.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastError, toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';
import { saveAs } from '../../ui/save-as.ts';
import { QUOTES_KEY } from './quotes.queries.ts';

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
    onError: (error) => toastError(describe(error), 'Download Error'),
  });
}

/** Saves the template at a URL. */
export function useDownloadTemplate() {
  return useDownload(() => 'Unable to download template file.');
}

/** Saves all quotes as a CSV file. */
export function useExportQuotes() {
  const download = useDownload((error) => userMessageOf(error, 'Unable to download the quotes.'));
  return { ...download, mutate: () => download.mutate('/api/quotes/export') };
}

/** Checks a file for date conflicts and uploads it; `sent` is the part sent so far, from 0 to 1. */
export function useUploadMutations() {
  const [sent, setSent] = useState(0);
  const check = useApiMutation<ConflictCheck, File>({
    onMutate: () => setSent(0),
    mutationFn: (file) => uploadFile('POST /api/quotes/check-conflicts', file, setSent),
    onError: () => toastError('Failed to process file'),
  });
  const upload = useApiMutation<UploadResult, File>({
    onMutate: () => setSent(0),
    mutationFn: (file) => uploadFile('POST /api/quotes/upload', file, setSent),
    invalidates: [QUOTES_KEY],
    onSuccess: toastUploaded,
    onError: (error) => toastReason(error, 'Upload failed'),
  });
  return { check, upload, sent };
}

function toastUploaded({ message, warnings }: UploadResult): void {
  if (warnings.length === 0) toastSuccess(message);
  else toastSuccess('Some dates have conflicting quotes', 'Upload Complete - With Warnings');
}
