import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput } from './date-input.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('Date');

/** As the browser says it of a date that is begun but not finished. */
function halfType(isHalfTyped: boolean): void {
  Object.defineProperty(input(), 'validity', {
    configurable: true,
    value: { badInput: isHalfTyped },
  });
}

function Form({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('2026-03-21');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <DateInput aria-label="Date" value={value} onChange={change} />;
}

describe('a date input', () => {
  it('takes days of four-digit years', () => {
    render(<Form onChange={() => {}} />);
    expect([input().type, input().max, input().value]).toEqual([
      'date',
      '9999-12-31',
      '2026-03-21',
    ]);
  });

  it('hands on what is chosen, and that nothing is', () => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '2026-04-01' } });
    fireEvent.change(input(), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['2026-04-01'], ['']]);
  });

  it.each([
    ['it is left', () => fireEvent.blur(input())],
    ['Enter sends the form', () => fireEvent.keyDown(input(), { key: 'Enter' })],
  ])('hands on a half-typed date as one that is none when %s', (_, leave) => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '' } });
    halfType(true);
    leave();
    leave();
    expect(onChange.mock.calls).toEqual([[''], ['incomplete']]);
    expect(input().value).toBe('');
    halfType(false);
    leave();
    expect(onChange.mock.lastCall).toEqual(['']);
  });
});
