import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import '../../ui/forms/input.css';

type InputProps = ComponentProps<'input'>;

interface SocialLinkFieldsProps {
  /** The platforms to suggest. */
  readonly platforms: readonly string[];
  readonly platform: InputProps;
  readonly url: InputProps;
  readonly order: InputProps;
  readonly messages: Readonly<Record<'platform' | 'url' | 'order', readonly string[]>>;
}

export function SocialLinkFields(props: SocialLinkFieldsProps) {
  const { platforms, platform, url, order, messages } = props;
  const suggestions = useId();
  return (
    <div className="grid items-start gap-4 md:grid-cols-[1fr_1.6fr_9rem]">
      <Field label={texts.platform} hint={texts.platformHint} messages={messages.platform}>
        {(control) => (
          <input
            {...control}
            {...platform}
            className="input"
            list={suggestions}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
          />
        )}
      </Field>
      <Field label={texts.url} messages={messages.url}>
        {(control) => (
          <input
            {...control}
            {...url}
            className="input"
            type="url"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        )}
      </Field>
      <Field label={texts.displayOrder} messages={messages.order}>
        {(control) => (
          <input {...control} {...order} className="input" type="number" min={0} step={1} />
        )}
      </Field>
      <datalist id={suggestions}>
        {platforms.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
