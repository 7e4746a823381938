import { place } from './en/place.ts';
import type { PlaceTexts } from './page-texts.ts';
import { spoken } from './spoken.ts';

/** The texts on the place of the community, in the page's language: few pages say them. */
export const placeTexts = (): PlaceTexts => spoken.page ?? place;
