import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { Answer } from '../../ui/tables/answer.tsx';

interface AboutLettersProps {
  /** Whether to say what is needed before they can be switched on. */
  readonly isToBeSwitchedOn?: boolean;
}

/** What is stored, why, for how long and who can read it: shown beside each switch. */
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
