import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Runs in the page, by its source: the rule and the first element that breaks it. Transitions are brought to their end
 * first, since a half transparent text has no contrast that could be checked.
 */
export async function accessibilityFindings(): Promise<string[]> {
  for (const animation of document.getAnimations()) {
    const isUnderWay = animation.timeline === document.timeline;
    if (isUnderWay && animation.effect?.getComputedTiming().iterations !== Infinity) {
      animation.finish();
    }
  }
  const found = await window.axe?.run(document, { resultTypes: ['violations'] });
  if (!found) throw new Error('The rules of accessibility are not loaded');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
