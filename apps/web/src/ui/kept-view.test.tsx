import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeptView } from './kept-view.tsx';

const field = () => screen.queryByLabelText<HTMLInputElement>('Name');

function view(props: { readonly isShown: boolean; readonly isExpected?: boolean }) {
  return (
    <KeptView {...props}>
      <input aria-label="Name" />
    </KeptView>
  );
}

it('is not rendered before it is shown', () => {
  render(view({ isShown: false }));
  expect(field()).toBeNull();
});

it('keeps what is typed while it is hidden', () => {
  const { rerender } = render(view({ isShown: true }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Anna' } });
  rerender(view({ isShown: false }));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(view({ isShown: true }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Anna');
});

it('is rendered and laid out before, when it is expected', () => {
  const layOut = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const { rerender } = render(view({ isShown: false }));
  expect(layOut).not.toHaveBeenCalled();
  rerender(view({ isShown: false, isExpected: true }));
  expect(layOut.mock.contexts).toEqual([field()]);
  expect(screen.queryByRole('textbox')).toBeNull();
  layOut.mockRestore();
});
