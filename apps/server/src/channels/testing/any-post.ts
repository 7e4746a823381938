import type { Post } from '../post.ts';
import { anyPicture } from './any-picture.ts';

/** What is posted to a network. */
export const postWith = (fields: Partial<Post> = {}): Post => ({
  key: 'post network 2026-03-21',
  language: 'en',
  whole: '“Be kind”\n— Somebody',
  caption: '— Somebody',
  url: null,
  isLinked: false,
  pictured: 'Be kind',
  moreAt: 'more at site.example',
  draw: async () => anyPicture(1080, 1350),
  ...fields,
});
