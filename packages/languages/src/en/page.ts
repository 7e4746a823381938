import { common } from './common.ts';
import { dates } from './dates.ts';
import { notFound } from './not-found.ts';
import { place } from './place.ts';
import { share } from './share.ts';
import { toasts } from './toasts.ts';

/**
 * What the pages say that a script takes over in the browser: home, contact, 404 and the errors around them. It is in
 * one piece, as in every other language; in English the browser loads each part with the component that shows it.
 * Numbers, days and names are handed in as the language writes them, digits included; what people typed is handed in as
 * they typed it.
 */
export const page = { ...common, ...dates, ...notFound, ...place, ...share, ...toasts };
