import type { LetterTopic } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';

interface TopicFieldsProps {
  readonly chosen: readonly LetterTopic[];
  /** The id of the message that one has to be chosen; undefined without this problem. */
  readonly problemId?: string | undefined;
}

/** The topics of letters, each with the time at which it is sent. */
export function TopicFields({ chosen, problemId }: TopicFieldsProps) {
  const { form } = whole().letters;
  const topics: readonly (readonly [LetterTopic, string, string])[] = [
    ['daily', form.daily, form.aboutDaily],
    ['weekly', form.weekly, form.aboutWeekly],
    ['reminders', form.reminders, form.aboutReminders],
  ];
  return (
    <fieldset aria-describedby={problemId}>
      <legend>{form.topics}</legend>
      {topics.map(([topic, name, about]) => (
        <div key={topic} className="form-choice">
          <input
            type="checkbox"
            name="topics"
            value={topic}
            id={`topic-${topic}`}
            aria-describedby={`about-${topic}`}
            defaultChecked={chosen.includes(topic)}
          />
          <label htmlFor={`topic-${topic}`}>{name}</label>
          <p id={`about-${topic}`}>{about}</p>
        </div>
      ))}
    </fieldset>
  );
}
