import type { Settings } from '@bahai-friends/contract';
import * as questions from '@bahai-friends/languages/en/dashboard/letters';
import * as texts from '@bahai-friends/languages/en/dashboard/letters/notifications';
import { FeatureSwitch } from '../../site/feature-switch.tsx';
import { Answer } from '../../ui/tables/answer.tsx';

/** The part of the settings that switches notifications on and off, and explains what is stored and who can read it. */
export function NotificationsPart({ settings }: { readonly settings: Settings }) {
  const isOn = settings.features.notifications;
  return (
    <section aria-labelledby="notifications-heading" className="max-w-3xl space-y-4">
      <h3 id="notifications-heading" className="text-lg font-bold">
        {isOn ? texts.onTitle : texts.offTitle}
      </h3>
      <p className="max-w-prose">{texts.about}</p>
      <dl className="space-y-3 rounded-2xl bg-cream p-4">
        <Answer question={questions.what} answer={texts.whatText} />
        <Answer question={questions.why} answer={texts.whyText} />
        <Answer question={questions.howLong} answer={texts.howLongText} />
        <Answer question={questions.who} answer={texts.whoText} />
        {!isOn && <Answer question={questions.needed} answer={texts.neededText} />}
      </dl>
      <FeatureSwitch
        settings={settings}
        feature="notifications"
        texts={{
          switchOn: texts.switchOn,
          switchedOn: texts.switchedOn,
          notSwitchedOn: texts.notSwitched,
          switchOff: texts.switchOff,
          switchedOff: texts.switchedOff,
          notSwitchedOff: texts.notSwitched,
          offTitle: texts.switchOff,
          offQuestion: texts.offQuestion,
          switching: questions.switching,
        }}
      />
    </section>
  );
}
