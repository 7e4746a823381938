import * as texts from '@bahai-friends/languages/en/dashboard/login';
import type { ComponentProps } from 'react';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { SecondStepForm } from './second-step-form.tsx';

const loadSecondStepForm = async () => (await import('./second-step-form.tsx')).SecondStepForm;

/** The second step of a login; most accounts have none. */
export function LazySecondStep(props: ComponentProps<typeof SecondStepForm>) {
  return (
    <LazyPart
      load={loadSecondStepForm}
      props={props}
      loading={<Spinner label={texts.loadingSecondStep} />}
      failure={texts.secondStepFailed}
    />
  );
}
