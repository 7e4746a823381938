import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { fieldMessages } from './field-messages.ts';

const LABELS = { name: 'Name', town: 'Town', street: 'Street' } as const;
const FIELDS = ['name', 'town', 'street'] as const;

function Form() {
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { name: '', town: '', street: 'Long Lane' },
    shouldFocusError: false,
  });
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <ErrorSummary formState={formState} />
      {FIELDS.map((name) => (
        <Field key={name} label={LABELS[name]} messages={fieldMessages(formState.errors[name])}>
          {(control) => (
            <input {...control} {...register(name, { required: `${LABELS[name]} is missing` })} />
          )}
        </Field>
      ))}
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

function open() {
  render(<Form />);
  return userEvent.setup({ delay: null });
}

const press = (person: ReturnType<typeof open>, name: string) =>
  person.click(screen.getByRole('button', { name }));
const summary = () => screen.queryByRole('region', { name: /^Please check/ });
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

const focused = (element: HTMLElement | null) =>
  waitFor(() => expect(document.activeElement).toBe(element));

it('takes the focus, and leads to each wrong field in the order of the page', async () => {
  const person = open();
  expect(summary()).toBeNull();
  await press(person, 'Save');
  await waitFor(() => expect(summary()?.textContent).toContain('Please check 2 fields'));
  await focused(summary());
  expect(lines()).toEqual(['Name', 'Town']);
  await person.click(screen.getByRole('link', { name: 'Town' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
  expect(location.hash).toBe('');
});

it('says what is corrected, and keeps its lines until the next submit', async () => {
  const person = open();
  await press(person, 'Save');
  await focused(await screen.findByRole('region'));
  await person.type(screen.getByLabelText('Name'), 'Layla');
  await waitFor(() => expect(lines()).toEqual(['Namecorrected', 'Town']));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await person.clear(screen.getByLabelText('Name'));
  await waitFor(() => expect(lines()).toEqual(['Name', 'Town']));
  await person.type(screen.getByLabelText('Name'), 'Layla');
  await person.type(screen.getByLabelText('Town'), 'Haifa');
  await waitFor(() => expect(lines()).toEqual(['Namecorrected', 'Towncorrected']));
  await press(person, 'Save');
  await waitFor(() => expect(summary()).toBeNull());
});

it('stays away where one field is wrong, which has the focus then', async () => {
  const person = open();
  await person.type(screen.getByLabelText('Name'), 'Layla');
  await press(person, 'Save');
  await focused(screen.getByLabelText('Town'));
  expect(summary()).toBeNull();
});

it('takes the focus again at the next submit, and goes when the form is reset', async () => {
  const person = open();
  await press(person, 'Save');
  await focused(await screen.findByRole('region'));
  await person.clear(screen.getByLabelText('Street'));
  expect(lines()).toEqual(['Name', 'Town']);
  await press(person, 'Save');
  await waitFor(() => expect(lines()).toEqual(['Name', 'Town', 'Street']));
  await focused(summary());
  await press(person, 'Reset');
  await waitFor(() => expect(summary()).toBeNull());
});
