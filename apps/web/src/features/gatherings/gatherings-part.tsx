import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/switch';
import { FeatureSwitch } from '../../site/feature-switch.tsx';
import { Answer } from '../../ui/tables/answer.tsx';
import { GATHERINGS_KEY } from './gatherings-key.ts';

/** The part of the settings that switches gatherings on and off, and explains what is shown where and to whom. */
export function GatheringsPart({ settings }: { readonly settings: Settings }) {
  const isOn = settings.features.gatherings;
  return (
    <section aria-labelledby="gatherings-switch-heading" className="max-w-3xl space-y-4">
      <h3 id="gatherings-switch-heading" className="text-lg font-bold">
        {isOn ? texts.onTitle : texts.offTitle}
      </h3>
      <p className="max-w-prose">{texts.about}</p>
      <dl className="space-y-3 rounded-2xl bg-cream p-4">
        <Answer question={texts.where} answer={texts.whereText} />
        <Answer question={texts.who} answer={texts.whoText} />
        <Answer question={texts.stored} answer={texts.storedText} />
      </dl>
      <FeatureSwitch
        settings={settings}
        feature="gatherings"
        invalidates={[GATHERINGS_KEY]}
        texts={{
          switchOn: texts.switchOn,
          switchedOn: texts.switchedOn,
          notSwitchedOn: texts.notSwitched,
          switchOff: texts.switchOff,
          switchedOff: texts.switchedOff,
          notSwitchedOff: texts.notSwitched,
          offTitle: texts.switchOff,
          offQuestion: texts.offQuestion,
          switching: texts.switching,
        }}
      />
    </section>
  );
}
