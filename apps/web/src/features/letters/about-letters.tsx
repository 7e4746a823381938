import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { Answer } from '../../ui/tables/answer.tsx';

interface AboutLettersProps {
  /** Whether it is said what there has to be before they are switched on. */
  readonly isToBeSwitchedOn?: boolean;
}

/** What is stored, why, for how long and who learns of it: what stands beside each switch. */
export function AboutLetters({ isToBeSwitchedOn = false }: AboutLettersProps) {
  return (
    <dl className="space-y-3 rounded-2xl bg-cream p-4">
      <Answer question={texts.what} answer={texts.whatText} />
      <Answer question={texts.why} answer={texts.whyText} />
      <Answer question={texts.howLong} answer={texts.howLongText} />
      <Answer question={texts.who} answer={texts.whoText} />
      {isToBeSwitchedOn && <Answer question={texts.needed} answer={texts.neededText} />}
    </dl>
  );
}
