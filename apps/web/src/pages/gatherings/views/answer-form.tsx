import type { Answering, AnswerProblem, TypedAnswer } from '@bahai-friends/contract';
import { ANSWER_NAME_MAX, ANSWER_PEOPLE_MAX } from '@bahai-friends/contract/answer-limits';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';

const PROBLEM = 'answer-problem';

/** The problem with an answer, which screen readers announce at once. */
export function AnswerNote({ problem }: { readonly problem: AnswerProblem }) {
  const { answers, letters } = whole();
  return (
    <p id={PROBLEM} role="alert" className="form-problem">
      {{ ...letters.wrong, ...answers.wrong }[problem]}
    </p>
  );
}

interface AnswerFieldsProps {
  readonly asksName: boolean;
  readonly typed: TypedAnswer;
  readonly problem: AnswerProblem | null;
}

/** The fields for a name, and for the number of people. */
export function AnswerFields({ asksName, typed, problem }: AnswerFieldsProps) {
  const texts = whole().answers;
  const wrong = (isWrong: boolean) =>
    isWrong ? { 'aria-invalid': true, 'aria-describedby': PROBLEM } : {};
  return (
    <>
      {asksName && (
        <div>
          <label htmlFor="name">{texts.name}</label>
          <input
            id="name"
            className="form-input"
            name="name"
            dir="auto"
            autoComplete="name"
            required
            maxLength={ANSWER_NAME_MAX}
            defaultValue={typed.name}
            {...wrong(problem === 'name')}
          />
        </div>
      )}
      <div>
        <label htmlFor="people">{texts.people}</label>
        <input
          id="people"
          className="form-input"
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          max={ANSWER_PEOPLE_MAX}
          required
          defaultValue={typed.people}
          {...wrong(problem === 'people' || problem === 'places')}
        />
      </div>
    </>
  );
}

interface AnswerFormProps {
  readonly answering: Answering;
  /** The address of the page, to which the form is sent. */
  readonly address: string;
}

/** Asks readers of a meeting's page whether they come. */
export function AnswerForm({ answering, address }: AnswerFormProps) {
  const texts = whole().answers;
  return (
    <Card headingLevel={2} title={texts.title}>
      {answering.state === 'open' ? (
        <form method="post" action={address} className="answer-form">
          <p>{texts.intro}</p>
          {answering.problem && <AnswerNote problem={answering.problem} />}
          <AnswerFields {...answering} />
          <input type="hidden" name="stamp" value={answering.stamp} />
          <p className="quiet">
            {answering.asksName ? texts.stored : texts.storedNameless}{' '}
            <a href={inLanguage('/privacy')}>{whole().letters.form.morePrivacy}</a>
          </p>
          <button type="submit" className="button">
            {texts.send}
          </button>
        </form>
      ) : (
        <p role="status" className="gathering-state">
          {texts[answering.state]}
        </p>
      )}
    </Card>
  );
}
