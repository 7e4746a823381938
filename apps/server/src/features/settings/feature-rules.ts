import {
  FEATURES,
  type Feature,
  type Features,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** The conditions that features depend on, as they are now. */
interface Ground {
  readonly contact: string;
  /** Whether links in mails can lead to this site. */
  readonly hasOwnAddress: boolean;
  readonly hasMail: boolean;
  /** Whether browsers get the script that shows notifications. */
  readonly hasServiceWorker: boolean;
  /** Whether some gathering asks for answers. */
  readonly isAnybodyAsked: boolean;
}

type Issue = SingleProblem & { readonly path: string };
type Need = 'address' | 'contact' | 'mail' | 'serviceWorker';

/** The conditions of each feature. Data of visitors is stored only where they can ask somebody about it. */
const NEEDS: Readonly<Record<Feature, readonly Need[]>> = {
  gatherings: [],
  letters: ['address', 'contact', 'mail'],
  notifications: ['address', 'contact', 'serviceWorker'],
};

/** The conditions of a gathering that asks for answers; without the site's own address it pauses. */
const ANSWERS_NEED = ['address', 'contact'] as const satisfies readonly Need[];

/**
 * The present conditions of a feature: gatherings need a contact only when one of them asks for answers, and go on
 * without it otherwise.
 */
const needsOf = (name: Feature, { isAnybodyAsked }: Ground): readonly Need[] =>
  name === 'gatherings' && isAnybodyAsked ? ['contact'] : NEEDS[name];

/** The conditions that are fixed when the site starts. */
type Start = Pick<Ground, 'hasOwnAddress' | 'hasServiceWorker'>;

/** Features that cannot work with the server's settings: they pause, and nothing of them is deleted. */
export const pausedFeatures = ({ hasOwnAddress, hasServiceWorker }: Start): readonly Feature[] =>
  FEATURES.filter(
    (name) =>
      (!hasOwnAddress && NEEDS[name].includes('address')) ||
      (!hasServiceWorker && NEEDS[name].includes('serviceWorker')),
  );

/** Whether a feature that is on needs a mail account. */
export const isMailNeeded = (features: Features): boolean =>
  FEATURES.some((name) => features[name] && NEEDS[name].includes('mail'));

/** The conditions that are not met. */
function missing(
  needs: readonly Need[],
  { contact, hasOwnAddress, hasMail, hasServiceWorker }: Omit<Ground, 'isAnybodyAsked'>,
): SingleProblem[] {
  const problems: Readonly<Record<Need, SingleProblem | null>> = {
    address: hasOwnAddress ? null : say('feature-needs-public-url'),
    contact: contact === '' ? say('feature-needs-contact') : null,
    mail: hasMail ? null : say('feature-needs-mail'),
    serviceWorker: hasServiceWorker ? null : say('feature-needs-offline-pages'),
  };
  return needs.flatMap((need) => problems[need] ?? []);
}

/** Problems that keep a gathering from asking for answers. */
export const whyNoAnswers = (
  ground: Pick<Ground, 'contact' | 'hasOwnAddress'>,
): readonly SingleProblem[] =>
  missing(ANSWERS_NEED, { ...ground, hasMail: false, hasServiceWorker: false });

/**
 * Refuses to switch on features whose conditions are not met, and to remove conditions of features that are on.
 *
 * @throws DomainError `invalid` with an issue at each feature or field
 */
export function assertFeaturesCanBe(before: Features, after: Features, ground: Ground): void {
  const issues: Issue[] = FEATURES.filter((name) => after[name] && !before[name]).flatMap((name) =>
    missing(needsOf(name, ground), ground).map((said) => ({ path: `features.${name}`, ...said })),
  );
  const isContactNeeded = FEATURES.some(
    (name) => before[name] && after[name] && needsOf(name, ground).includes('contact'),
  );
  if (isContactNeeded && ground.contact === '') {
    issues.push({ path: 'contact', ...say('needed-by-feature') });
  }
  if (issues.length === 0) return;
  const said = issues.map(({ code, values }) => ({ code, values }));
  throw new DomainError('invalid', say('refused-fields', { said }), { issues });
}
