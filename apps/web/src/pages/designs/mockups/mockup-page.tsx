import type { Design } from '../gallery/design.ts';
import { mockupContent } from './mockup-content.ts';
import { mockupParts } from './mockup-parts.tsx';

/** One design, with the content that all of them show. */
export function MockupPage({ design }: { readonly design: Design }) {
  return design.layout(mockupParts(design, mockupContent));
}
