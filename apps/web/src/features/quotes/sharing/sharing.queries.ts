import type { Language, PictureSize, QuoteMessage } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/sharing';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { hasShape } from '../../../api/response-shape.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toastFailure } from '../../../ui/feedback/toasts.ts';
import { saveAs } from '../../../ui/save-as.ts';
import { QUOTES_KEY } from '../quotes.queries.ts';

const isMessage = (body: unknown): boolean =>
  hasShape<QuoteMessage>(body, {
    subject: ['string'],
    text: ['string'],
    path: ['string'],
    isWhole: ['boolean'],
    language: ['string', 'null'],
  });

/** A quote as a message in a language; in its own language where that is empty. */
export const useQuoteMessage = (id: number, language: Language | '') =>
  useQuery({
    queryKey: [...QUOTES_KEY, 'message', id, language],
    queryFn: ({ signal }) =>
      request('GET /api/quotes/{id}/message', {
        params: { id },
        query: { lang: language || undefined },
        signal,
        isValid: isMessage,
      }),
  });

/** The address of a quote's picture. */
export const pictureOf = (id: number, size: PictureSize, language: Language | ''): string =>
  `/api/quotes/${id}/picture?size=${size}${language && `&lang=${language}`}`;

/** Saves a picture. */
export const useSavePicture = () =>
  useApiMutation<void, string>({
    mutationFn: async (url) => {
      const { name, content } = await downloadFile(url);
      saveAs(content, name);
    },
    onError: (error) => toastFailure(texts.pictureFailed, error),
  });
