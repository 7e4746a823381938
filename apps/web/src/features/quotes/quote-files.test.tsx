import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { openManage, openUpload } from '../../testing/quotes-tab.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { press } from '../../testing/users-tab.tsx';
import * as saving from '../../ui/save-as.ts';

const TEMPLATES = 'GET /api/templates';
const TEMPLATE = 'GET /api/templates/{file}';
const EXPORT = 'GET /api/quotes/export';
const excel = { url: '/api/templates/quotes.xlsx', label: 'Excel (.xlsx)' };
const csv = { url: '/api/templates/quotes.csv', label: 'CSV (.csv)' };
const save = () => vi.mocked(saving.saveAs);

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function openMenu() {
  const person = openUpload();
  await press(person, 'Download Template');
  return person;
}

async function download() {
  respondWith(TEMPLATES, [excel, csv]);
  const person = await openMenu();
  await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  return person;
}

beforeEach(() => {
  vi.spyOn(saving, 'saveAs').mockReturnValue();
});

describe('the menu of templates', () => {
  it('asks for them only when it is opened', async () => {
    holdResponse(TEMPLATES);
    const person = openUpload();
    expect(callsOf(TEMPLATES)).toEqual([]);
    await press(person, 'Download Template');
    expect(entries()).toEqual(['Loading templates...']);
  });

  it('has an entry for each', async () => {
    respondWith(TEMPLATES, [excel, csv]);
    await openMenu();
    await waitFor(() => expect(entries()).toEqual(['Excel (.xlsx)', 'CSV (.csv)']));
  });

  it.each([
    ['there are none', () => respondWith(TEMPLATES, [])],
    ['they could not be read', () => rejectWith(TEMPLATES, 500, 'Something broke')],
  ])('says that none is available when %s', async (_, prepare) => {
    prepare();
    await openMenu();
    await waitFor(() => expect(entries()).toEqual(['No templates available']));
  });
});

describe('downloading a template', () => {
  it('saves it', async () => {
    respond(TEMPLATE, () => new HttpResponse('text,source'));
    await download();
    await waitFor(() => expect(save()).toHaveBeenCalledTimes(1));
    expect(save().mock.calls[0]?.[1]).toBe('quotes.csv');
    expect(callsOf(TEMPLATE).map(({ path }) => path)).toEqual([csv.url]);
  });

  it('says when it fails, until a file is chosen', async () => {
    rejectWith(TEMPLATE, 404, 'No such template');
    const person = await download();
    expect((await screen.findByRole('alert')).textContent).toContain('Download failed');
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Download Error',
      description: 'Unable to download template file.',
    });
    await person.upload(screen.getByLabelText('Choose File'), new File(['text'], 'a.csv'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('exporting the quotes', () => {
  it('saves them under the server’s name, and shows that it is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond(EXPORT, () => promise);
    const person = await openManage([]);
    await press(person, 'Export Quotes');
    await screen.findByRole('button', { name: 'Exporting...' });
    resolve(
      new HttpResponse('text,source', {
        headers: { 'Content-Disposition': 'attachment; filename="quotes-2026.csv"' },
      }),
    );
    await waitFor(() => expect(save().mock.calls[0]?.[1]).toBe('quotes-2026.csv'));
    await screen.findByRole('button', { name: 'Export Quotes' });
  });

  it.each([
    ['Export Quotes', null],
    ['Export as XLSX', 'xlsx'],
  ])('asks with “%s” for the format %s', async (button, format) => {
    let asked: string | null = 'nothing';
    respond(EXPORT, (request) => {
      asked = new URL(request.url).searchParams.get('format');
      return new HttpResponse('');
    });
    const person = await openManage([]);
    await press(person, button);
    await waitFor(() => expect(asked).toBe(format));
  });

  it.each([
    ['the server’s reason', 'Please wait', 'Please wait'],
    ['that it failed', '', 'Unable to download the quotes.'],
  ])('says %s when it fails', async (_, message, description) => {
    rejectWith(EXPORT, 500, message);
    const person = await openManage([]);
    await press(person, 'Export Quotes');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Download Error',
        description,
      }),
    );
  });
});
