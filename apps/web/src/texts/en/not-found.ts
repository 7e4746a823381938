import type { NotFoundTexts } from '../page-texts.ts';

export const notFound: NotFoundTexts = {
  notFoundReason: 'There is nothing at this address. It may have moved, or been mistyped.',
  backToHome: 'Back to Home',
};
