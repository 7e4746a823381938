import type { Settings } from '@bahai-friends/contract';
import { useSwitchFeature } from '../../site/use-switch-feature.ts';
import { GATHERINGS_KEY } from './gatherings-key.ts';

/** Switches gatherings on or off. What is refused is the caller's to show. */
export const useSwitchGatherings = (settings: Settings) =>
  useSwitchFeature(settings, 'gatherings', [GATHERINGS_KEY]);
