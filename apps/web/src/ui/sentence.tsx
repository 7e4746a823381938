import type { SentenceParts } from '@bahai-friends/languages/sentence-parts';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A sentence with elements in it, each where the text has put it. */
export const sentence = (parts: SentenceParts<ReactElement>): ReactNode =>
  createElement(Fragment, null, ...parts);
