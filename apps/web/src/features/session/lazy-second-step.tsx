import type { ComponentProps } from 'react';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { SecondStepForm } from './second-step-form.tsx';

const loadSecondStepForm = async () => (await import('./second-step-form.tsx')).SecondStepForm;

/** The second step of a login, which most accounts have none of. */
export function LazySecondStep(props: ComponentProps<typeof SecondStepForm>) {
  return (
    <LazyPart
      load={loadSecondStepForm}
      props={props}
      loading={<Spinner label="Loading the second step..." />}
      failure="The second step could not be loaded. Please check your connection and try again."
    />
  );
}
