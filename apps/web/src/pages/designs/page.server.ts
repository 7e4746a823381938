import type { ReadPage } from '../page-kinds.ts';
import type { DesignParts } from './standalone.tsx';

export const read: ReadPage<DesignParts> = async ({ site: { today } }) => ({ today });
