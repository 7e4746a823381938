import type { Template } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useSingleMutation } from '../../api/use-api-mutation.ts';
import { saveFile } from '../../ui/save-as.ts';
import { tellFailure } from './quotes.queries.ts';

const isTemplateList = isListOf<Template>({ url: ['string'], label: ['string'] });

/** The files to fill in. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => request('GET /api/templates', { signal, isAnswer: isTemplateList }),
  });
}

function useDownload(describe: (error: Error) => string) {
  return useSingleMutation<void, string>({
    mutationFn: async (url) => {
      const { name, content } = await downloadFile(url);
      saveFile(name, content);
    },
    onError: (error) => tellFailure(describe(error), 'Download Error'),
  });
}

/** Saves the template at an address. */
export function useDownloadTemplate() {
  return useDownload(() => 'Unable to download template file.');
}

/** Saves all quotes as a CSV file. */
export function useExportQuotes() {
  const download = useDownload((error) => userMessageOf(error, 'Unable to download the quotes.'));
  return { ...download, mutate: () => download.mutate('/api/quotes/export') };
}
