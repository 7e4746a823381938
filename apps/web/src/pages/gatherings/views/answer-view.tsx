import type { AnswerProblem, GatheringsView } from '@bahai-friends/contract';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { AnswerFields, AnswerNote } from './answer-form.tsx';
import { whenOf } from './gathering-time.tsx';

type AnswerViewProps = Extract<GatheringsView, { readonly view: 'answer' }>;

const isProblem = (outcome: AnswerViewProps['outcome']): outcome is AnswerProblem =>
  outcome !== null && outcome !== 'saved' && outcome !== 'closed';

/** A visitor's own answer, to be changed or withdrawn. */
export function AnswerView({ token, answer, typed, outcome }: AnswerViewProps) {
  const { gatherings, answers, days } = whole();
  const { gathering, day, when, state, asksName, name, people } = answer;
  const texts = answers.yours;
  const address = `/gatherings/answers/${token}`;
  const stored = { name: name ?? '', people: String(people) };
  const problem = isProblem(outcome) ? outcome : null;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={texts.title}>
        {gathering && (
          <p className="answered">
            {gathering.address ? (
              <a href={inLanguage(gathering.address)}>{gathering.title}</a>
            ) : (
              gathering.title
            )}
          </p>
        )}
        <p>
          {when ? (
            <time dateTime={when.startsAt}>{whenOf(when)}</time>
          ) : (
            <time dateTime={day}>{days.weekdayAndDay(day)}</time>
          )}
        </p>
        {outcome === 'saved' && <p role="status">{texts.saved}</p>}
        {problem && <AnswerNote problem={problem} />}
        {state === 'open' ? (
          <>
            <p>{texts.keep}</p>
            <form method="post" action={address} className="answer-form">
              <AnswerFields asksName={asksName} typed={typed ?? stored} problem={problem} />
              <p className="quiet">{asksName ? answers.stored : answers.storedNameless}</p>
              <button type="submit" className="button">
                {texts.save}
              </button>
            </form>
          </>
        ) : (
          <>
            <p role={outcome === 'closed' ? 'alert' : undefined} className="gathering-state">
              {texts[state]}
            </p>
            <dl className="gathering-facts">
              {name !== null && (
                <>
                  <dt>{answers.name}</dt>
                  <dd>
                    <bdi>{name}</bdi>
                  </dd>
                </>
              )}
              <dt>{answers.people}</dt>
              <dd>{whole().number(people)}</dd>
            </dl>
          </>
        )}
        <form method="post" action={address} className="answer-form">
          <button type="submit" name="withdraw" value="yes" className="button">
            {texts.withdraw}
          </button>
        </form>
      </Card>
      <p className="ways">
        <a href={inLanguage('/gatherings')} className="button">
          {gatherings.all}
        </a>
      </p>
    </div>
  );
}
