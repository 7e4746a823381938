import type { SentenceParts } from '@bahai-friends/languages/sentence-parts';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A sentence with elements in it, each at its place in the text. */
export const sentence = (parts: SentenceParts<ReactElement>): ReactNode =>
  createElement(Fragment, null, ...parts);
