import { act, renderHook } from '@testing-library/react';
import { useFieldArray, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { showSaved } from './show-saved.ts';

const SENT = {
  name: ' Anna ',
  order: 1,
  place: { name: ' Haifa ', latitude: 33 } as { name: string; latitude: number } | null,
  links: [
    { id: '', url: 'a' },
    { id: '7', url: 'b' },
  ],
};
const SAVED = {
  name: 'Anna',
  order: 1,
  place: { name: 'Haifa', latitude: 33 },
  links: [
    { id: '9', url: 'a' },
    { id: '7', url: 'b' },
  ],
};
const EMPTY = { name: '', order: 0, place: null, links: [] };

/** A form with these values, of which nothing was stored before. */
function useSentForm() {
  const form = useForm({ defaultValues: EMPTY as typeof SENT });
  const links = useFieldArray({ control: form.control, name: 'links', keyName: 'key' });
  const { isDirty } = form.formState;
  return { form, links, isDirty };
}

function send() {
  const { result } = renderHook(useSentForm);
  const form = () => result.current.form;
  act(() => {
    form().setValue('links', structuredClone(SENT.links), { shouldDirty: true });
    for (const name of ['name', 'order', 'place'] as const) {
      form().setValue(name, SENT[name], { shouldDirty: true });
    }
  });
  const sent = structuredClone(form().getValues());
  const show = (saved: typeof SENT) => {
    let isAll: boolean | undefined;
    act(() => {
      isAll = showSaved(form(), sent, saved);
    });
    return isAll;
  };
  return { result, form, show };
}

describe('a form whose values were saved', () => {
  it('shows what is stored, as unchanged, where nothing was typed since', () => {
    const { result, form, show } = send();
    const keys = result.current.links.fields.map(({ key }) => key);
    expect(show(SAVED)).toBe(true);
    expect(form().getValues()).toEqual(SAVED);
    expect(result.current.isDirty).toBe(false);
    // With another key the fields would be rendered anew, and lose the focus.
    expect(result.current.links.fields.map(({ key }) => key)).toEqual(keys);
  });

  it('keeps what was typed since, as unsaved', () => {
    const { result, form, show } = send();
    act(() => {
      form().setValue('name', 'Bela', { shouldDirty: true });
      form().setValue('links.0.url', 'ab', { shouldDirty: true });
    });
    expect(show(SAVED)).toBe(false);
    expect(form().getValues()).toEqual({
      ...SAVED,
      name: 'Bela',
      links: [{ id: '9', url: 'ab' }, SAVED.links[1]],
    });
    expect(result.current.isDirty).toBe(true);
    act(() => form().reset(form().formState.defaultValues as typeof SENT));
    expect(form().getValues()).toEqual(SAVED);
  });

  it('keeps what was added and removed since', () => {
    const { result, form, show } = send();
    act(() => result.current.links.append({ id: '', url: 'c' }));
    act(() => form().setValue('place', null, { shouldDirty: true }));
    expect(show(SAVED)).toBe(false);
    expect(form().getValues()).toEqual({
      ...SAVED,
      place: null,
      links: [...SAVED.links, { id: '', url: 'c' }],
    });
    expect(result.current.isDirty).toBe(true);
  });

  it('is emptied where nothing was typed since', () => {
    const { result, form, show } = send();
    expect(show(EMPTY)).toBe(true);
    expect(form().getValues()).toEqual(EMPTY);
    expect(result.current.links.fields).toEqual([]);
    expect(result.current.isDirty).toBe(false);
  });

  it('is emptied but for what was typed since', () => {
    const { result, form, show } = send();
    act(() => form().setValue('name', 'Bela', { shouldDirty: true }));
    expect(show(EMPTY)).toBe(false);
    expect(form().getValues()).toEqual({ ...EMPTY, name: 'Bela' });
    expect(result.current.isDirty).toBe(true);
  });
});
