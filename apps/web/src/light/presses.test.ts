import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchPresses, handlePresses, pressAgain, releasePresses } from './presses.ts';

const button = (id = 'one') => document.getElementById(id) as HTMLButtonElement;
const pressKey = (code: string) => document.dispatchEvent(new KeyboardEvent('keydown', { code }));

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><button id="one"><b>1</b></button><a id="link" href="#x">2</a></div>
    <button id="outside">3</button>`;
  catchPresses();
});

afterEach(() => {
  releasePresses();
  document.body.innerHTML = '';
});

describe('what is pressed before anything can do it', () => {
  it('is handled in its order, when somebody does', () => {
    button().querySelector('b')?.click();
    pressKey('F8');
    const handled: unknown[] = [];
    handlePresses((press) => handled.push(press) > 0);
    expect(handled).toEqual([button(), 'F8']);
    button().click();
    expect(handled).toHaveLength(3);
    expect(releasePresses()).toEqual([]);
  });

  it('is left as far as nobody has done it', () => {
    pressKey('F8');
    handlePresses((press) => press !== 'F8');
    button().click();
    pressKey('F8');
    expect(releasePresses()).toEqual(['F8', 'F8']);
    button().click();
    pressKey('F8');
    expect(releasePresses()).toEqual([]);
  });

  it('is no link, no other key and nothing beside the page', () => {
    document.getElementById('link')?.click();
    document.getElementById('outside')?.click();
    pressKey('F7');
    expect(releasePresses()).toEqual([]);
  });

  it('is pressed again when somebody is there', () => {
    releasePresses();
    const done = vi.fn();
    button().addEventListener('click', () => done('click'));
    document.addEventListener('keydown', ({ code }) => done(code), { once: true });
    pressAgain(button());
    pressAgain('F8');
    expect(done.mock.calls).toEqual([['click'], ['F8']]);
  });
});
