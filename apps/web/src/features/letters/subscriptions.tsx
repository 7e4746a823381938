import { LETTER_TOPICS, type Letters } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { Fact } from '../../ui/tables/fact.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { topicName } from './topic-name.ts';

/** How many people get each kind of letter, and when the next ones are sent; never their names. */
export function Subscriptions({ letters }: { readonly letters: Letters }) {
  const { topics, unconfirmed, nextAt } = letters;
  return (
    <section aria-labelledby="subscriptions-heading" className="space-y-4">
      <h4 id="subscriptions-heading" className="font-semibold">
        {texts.subscribers}
      </h4>
      <dl className="grid gap-4 rounded-2xl bg-cream p-4 sm:grid-cols-2">
        {LETTER_TOPICS.map((topic) => (
          <Fact key={topic} name={topicName[topic]()}>
            {texts.people(topics[topic])}
          </Fact>
        ))}
        <Fact name={texts.unconfirmed}>{texts.people(unconfirmed)}</Fact>
        <Fact name={texts.nextAt}>{nextAt ? <Timestamp at={nextAt} /> : texts.notNow}</Fact>
      </dl>
    </section>
  );
}
