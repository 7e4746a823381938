import type { SiteState } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.ts';
import { saveAs } from '../../ui/save-as.ts';

const SITE_STATE_KEY = ['site state'];

const isSiteState = (body: unknown): boolean =>
  hasShape<SiteState>(body, {
    version: ['string'],
    database: ['string'],
    databaseBytes: ['number'],
    diskFreeBytes: ['number', 'null'],
    lastBackup: ['object', 'null'],
  });

/** A timer makes backups meanwhile, so the state is fetched again whenever it is shown. */
export function useSiteState(isShown: boolean) {
  return useQuery({
    queryKey: SITE_STATE_KEY,
    queryFn: ({ signal }) => request('GET /api/state', { signal, isValid: isSiteState }),
    enabled: isShown,
    staleTime: 0,
  });
}

/** Downloads a backup of the whole database; the password may be asked for first. */
export function useDownloadBackup() {
  return useApiMutation<void>({
    mutationFn: async () => {
      const { name, content } = await downloadFile('/api/backup', 'POST');
      saveAs(content, name);
    },
    invalidates: [SITE_STATE_KEY],
    onSuccess: () => toastSuccess(texts.backupDownloaded),
    onError: (error) => toastError(userMessageOf(error, texts.backupFailed), texts.downloadError),
  });
}
