import type { PageTexts } from '../page-texts.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { notFound } from './not-found.ts';
import { place } from './place.ts';
import { share } from './share.ts';
import { toasts } from './toasts.ts';

/** In one piece, as every other language has them. The browser loads each of its six parts with what says it. */
export const page: PageTexts = { ...common, ...dates, ...notFound, ...place, ...share, ...toasts };
