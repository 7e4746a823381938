import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { askWhenPasswordIsDue, askWhenSessionIsOver, withSession } from './session-renewal.ts';

const rejection = (status: number) => new ApiError(String(status), { status, userMessage: 'No' });

/** A call that fails with these statuses, one after the other, and then succeeds. */
const callThatFails = (...statuses: number[]) =>
  vi.fn(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw rejection(status);
    return 'done';
  });

let stopAsking: (() => void) | undefined;

/** Answers every question about login or password. */
function answerWith(isLoggedIn: boolean) {
  const ask = vi.fn(async () => isLoggedIn);
  stopAsking = askWhenSessionIsOver(ask);
  return { ask };
}

afterEach(() => stopAsking?.());

describe('a call that finds the session over', () => {
  it('fails where nobody is to be asked', async () => {
    await expect(withSession(callThatFails(401))).rejects.toThrow('401');
  });

  it('is made once more after a login', async () => {
    const visitor = answerWith(true);
    const call = callThatFails(401);
    expect(await withSession(call)).toBe('done');
    expect([call.mock.calls.length, visitor.ask.mock.calls.length]).toEqual([2, 1]);
  });

  it('is not made a third time', async () => {
    const visitor = answerWith(true);
    const call = callThatFails(401, 401);
    await expect(withSession(call)).rejects.toThrow('401');
    expect([call.mock.calls.length, visitor.ask.mock.calls.length]).toEqual([2, 1]);
  });

  it('fails when the visitor leaves', async () => {
    const visitor = answerWith(false);
    const call = callThatFails(401);
    await expect(withSession(call)).rejects.toThrow('401');
    expect([call.mock.calls.length, visitor.ask.mock.calls.length]).toEqual([1, 1]);
  });

  it('fails without a question when the account was deleted', async () => {
    const visitor = answerWith(true);
    const deleted = new ApiError('401', {
      status: 401,
      userMessage: 'No',
      body: '{"message":"No","accountDeleted":true}',
    });
    const call = vi.fn(() => Promise.reject(deleted));
    await expect(withSession(call)).rejects.toBe(deleted);
    expect([call.mock.calls.length, visitor.ask.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([403, 404, 500])('is not asked about when it fails with %i', async (status) => {
    const visitor = answerWith(true);
    await expect(withSession(callThatFails(status))).rejects.toThrow(String(status));
    expect(visitor.ask).not.toHaveBeenCalled();
  });

  it('shares the question with others', async () => {
    const visitor = answerWith(true);
    const calls = [callThatFails(401), callThatFails(401), callThatFails(401)];
    expect(await Promise.all(calls.map(withSession))).toEqual(['done', 'done', 'done']);
    expect(visitor.ask).toHaveBeenCalledTimes(1);
  });

  it.each([401, 403])('goes on without a question after a login meanwhile (%i)', async (status) => {
    const visitor = answerWith(true);
    const answered = Promise.withResolvers<void>();
    const slow = callThatFails(status);
    const result = withSession(async () => {
      await answered.promise;
      return slow();
    });
    await withSession(callThatFails(401));
    answered.resolve();
    expect(await result).toBe('done');
    expect(visitor.ask).toHaveBeenCalledTimes(1);
  });
});

describe('a call that needs the password once more', () => {
  const asks = () =>
    new ApiError('403', {
      status: 403,
      userMessage: 'No',
      body: '{"message":"No","reauthenticate":true}',
    });

  it('is made once more after the password, and fails without it', async () => {
    for (const isEntered of [true, false]) {
      const ask = vi.fn(async () => isEntered);
      stopAsking = askWhenPasswordIsDue(ask);
      const call = vi.fn(async () => 'done').mockRejectedValueOnce(asks());
      if (isEntered) expect(await withSession(call)).toBe('done');
      else await expect(withSession(call)).rejects.toThrow('403');
      expect(ask).toHaveBeenCalledOnce();
      stopAsking();
    }
  });

  it('fails where nobody is to be asked, and when something else is forbidden', async () => {
    await expect(withSession(vi.fn(() => Promise.reject(asks())))).rejects.toThrow('403');
    const ask = vi.fn(async () => true);
    stopAsking = askWhenPasswordIsDue(ask);
    await expect(withSession(callThatFails(403))).rejects.toThrow('403');
    expect(ask).not.toHaveBeenCalled();
  });
});
