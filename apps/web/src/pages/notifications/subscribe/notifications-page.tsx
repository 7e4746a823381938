import type { PushTopic } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { inLanguage } from '../../../site/page-address.ts';
import { ownNameOf } from '../../../texts/own-names.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import type { Words } from './words.ts';

function wordsOfPage(): Words {
  const { notifications, letters } = whole();
  const { topics, tooMany, unavailable } = letters.wrong;
  const { turnOn, save } = notifications.form;
  return {
    ...notifications.said,
    ...notifications.wrong,
    topics,
    tooMany,
    unavailable,
    turnOn,
    save,
  };
}

/**
 * The choice of topics, what to do where there can be none, and what is stored. The script shows the parts that apply.
 */
export function NotificationsPage() {
  const { notifications, letters } = whole();
  const { title, intro, withoutScript, cannot } = notifications;
  return (
    <div className="read-page">
      <MastheadLink />
      <h1>{title}</h1>
      <div className="form-page notifications" data-words={JSON.stringify(wordsOfPage())}>
        <p>{intro}</p>
        <noscript>
          <p className="form-problem">{withoutScript}</p>
        </noscript>
        {Object.entries(cannot).map(([why, text]) => (
          <p key={why} id={`cannot-${why}`} className="notifications-cannot" hidden>
            {text}
          </p>
        ))}
        <SubscribeForm />
        <p className="form-stored">
          {notifications.form.stored}{' '}
          <a href={inLanguage('/privacy')}>{letters.form.morePrivacy}</a>
        </p>
      </div>
    </div>
  );
}

function Topic({ topic, about }: { readonly topic: PushTopic; readonly about: string }) {
  const { form } = whole().letters;
  return (
    <div className="form-choice">
      <input
        type="checkbox"
        id={`topic-${topic}`}
        value={topic}
        aria-describedby={`about-${topic}`}
      />
      <label htmlFor={`topic-${topic}`}>{form[topic]}</label>
      <p id={`about-${topic}`}>{about}</p>
    </div>
  );
}

/** The form is shown by the script, without which it would be useless. */
function SubscribeForm() {
  const { notifications, letters } = whole();
  const { language, discreet, aboutDiscreet, turnOn, end } = notifications.form;
  return (
    <form hidden>
      <fieldset aria-describedby="notifications-problem">
        <legend>{letters.form.topics}</legend>
        <Topic topic="daily" about={letters.form.aboutDaily} />
        <Topic topic="reminders" about={letters.form.aboutReminders} />
      </fieldset>
      <div>
        <label htmlFor="notifications-language">{language}</label>
        <select id="notifications-language" className="form-input" defaultValue={spoken.code}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {ownNameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <div className="form-choice">
        <input type="checkbox" id="discreet" aria-describedby="about-discreet" />
        <label htmlFor="discreet">{discreet}</label>
        <p id="about-discreet">{aboutDiscreet}</p>
      </div>
      <p id="notifications-problem" role="alert" className="form-problem" hidden />
      <p id="notifications-status" role="status" />
      <div className="notifications-buttons">
        <button type="submit">{turnOn}</button>
        <button type="button" id="end-notifications" className="form-end" hidden>
          {end}
        </button>
      </div>
    </form>
  );
}
