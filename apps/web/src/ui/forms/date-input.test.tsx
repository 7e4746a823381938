import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput, INCOMPLETE_DATE } from './date-input.tsx';

const onChange = vi.fn();
const field = () => screen.getByLabelText<HTMLInputElement>('Day');

function Form({ day }: { readonly day: string }) {
  const [value, setValue] = useState(day);
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateInput
        id="day"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

function renderForm(day = ''): void {
  onChange.mockClear();
  render(<Form day={day} />);
}

/** Simulates the browser's event for a partly typed date. */
function typeInPart(): void {
  Object.defineProperty(field(), 'validity', { value: { badInput: true }, configurable: true });
}

describe('a date', () => {
  it('starts from the day there is, and offers those that people may give', () => {
    renderForm('2026-03-21');
    expect(field().value).toBe('2026-03-21');
    const { type, min, max } = field();
    expect([type, min, max]).toEqual(['date', '1844-01-01', '2351-12-31']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('passes on what is chosen, once', () => {
    renderForm();
    fireEvent.change(field(), { target: { value: '2026-03-21' } });
    fireEvent.blur(field());
    expect(onChange.mock.calls).toEqual([['2026-03-21']]);
  });

  it.each([
    ['2026-03-21', '1 Bahá 183 B.E.'],
    ['2351-03-20', '19 ʻAláʼ 507 B.E.'],
    ['2351-03-21', ''],
    ['1844-03-20', ''],
    ['0027-02-13', ''],
    ['10000-01-01', ''],
    ['incomplete', ''],
    ['', ''],
  ])('says of %j that its Badí date is %j', (day, badi) => {
    renderForm(day);
    expect(field().nextElementSibling?.textContent).toBe(badi);
  });

  it('can be emptied', () => {
    renderForm('2026-03-21');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
  });

  it.each([
    ['left', () => fireEvent.blur(field())],
    ['submitted', () => fireEvent.keyDown(field(), { key: 'Enter' })],
  ])('that is typed in part is distinguished from none when it is %s', (_, leave) => {
    renderForm();
    typeInPart();
    leave();
    expect(onChange.mock.calls).toEqual([[INCOMPLETE_DATE]]);
  });

  it('is not looked at while other keys are pressed', () => {
    renderForm();
    typeInPart();
    fireEvent.keyDown(field(), { key: '3' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('that is typed in part keeps its part until it is cleared', () => {
    renderForm();
    typeInPart();
    const written = vi.spyOn(field(), 'value', 'set');
    fireEvent.blur(field());
    expect(written).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(written.mock.calls).toEqual([['']]);
  });
});
