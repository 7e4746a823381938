import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { fieldMessages } from './field-messages.ts';

function renderField(props: { hint?: string; messages?: string[] } = {}): HTMLElement {
  render(
    <Field label="Name" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );
  return screen.getByLabelText('Name');
}

/** The description that screen readers announce after the control's name. */
const descriptionsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe('a field', () => {
  it('names its control and says nothing else where there is nothing to say', () => {
    const control = renderField();
    expect(control.getAttribute('aria-describedby')).toBeNull();
    expect(control.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('describes its control by its hint', () => {
    expect(descriptionsOf(renderField({ hint: 'As in a passport' }))).toEqual(['As in a passport']);
  });

  it('says at once everything that is wrong, and marks the control', () => {
    const control = renderField({ hint: 'As in a passport', messages: ['Too short', 'Too odd'] });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionsOf(control)).toEqual(['As in a passport', 'Too shortToo odd']);
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toEqual([
      'Too short',
      'Too odd',
    ]);
  });
});

describe('the messages of a field', () => {
  it.each([
    ['none without an error', undefined, []],
    ['the one there is', { type: 'custom', message: 'Too short' }, ['Too short']],
    ['none of an error without words', { type: 'custom' }, []],
    [
      'all of them, each once',
      {
        type: 'custom',
        message: 'Too short',
        types: { custom: ['Too short', 'Too odd'], too_small: 'Too short' },
      },
      ['Too short', 'Too odd'],
    ],
    ['none that is only a flag', { type: 'x', message: 'No', types: { x: true } }, ['No']],
  ])('are %s', (_, error, expected) => {
    expect(fieldMessages(error)).toEqual(expected);
  });
});
