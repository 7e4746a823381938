import type { PlaceTexts } from '@bahai-friends/languages';
import { place } from '@bahai-friends/languages/en/place';
import { spoken } from './spoken.ts';

/** The texts about the place of the community, in the page's language: few pages show them. */
export const placeTexts = (): PlaceTexts => spoken.page ?? place;
