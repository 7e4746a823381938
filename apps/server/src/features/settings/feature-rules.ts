import { BUILT_FEATURES, FEATURES, type Features, say } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/**
 * Only what this version has can be switched on: nobody is to see half of something.
 *
 * @throws DomainError `invalid` with an issue at each feature that is not there
 */
export function assertFeaturesAreThere(features: Features): void {
  const missing = FEATURES.filter((name) => features[name] && !BUILT_FEATURES.includes(name));
  if (missing.length === 0) return;
  const issues = missing.map((feature) => ({
    path: `features.${feature}`,
    ...say('feature-not-there', { feature }),
  }));
  const said = issues.map(({ code, values }) => ({ code, values }));
  throw new DomainError('invalid', say('refused-fields', { said }), { issues });
}
