import { EMBEDS } from '@bahai-friends/contract/embeds';
import type { ReadPage, StandaloneValues } from '../page-kinds.ts';
import type { EmbedParts } from './standalone.tsx';

export const read: ReadPage<EmbedParts, StandaloneValues> = async ({
  sources,
  values,
  language: { code },
}) => (values.path === EMBEDS.quotePage ? { quote: await sources.quotes.findToday(code) } : {});
