import {
  createQuoteFileProcess,
  type QuoteFileProcess,
} from '../features/quote-import/quote-file-process.ts';

const kept = new Map<string, QuoteFileProcess>();

/** One process for all apps that a test process makes: starting it takes longer than most tests, so none ends it. */
export const keptQuoteFiles: typeof createQuoteFileProcess = (limits) => {
  const key = JSON.stringify(limits);
  const files = kept.get(key) ?? createQuoteFileProcess(limits);
  kept.set(key, files);
  return { ...files, close: async () => {} };
};
