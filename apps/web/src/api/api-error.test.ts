// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ApiError, userMessageOf } from './api-error.ts';
import { isUnauthenticated } from './unauthenticated.ts';

const responseWith = (statusText = '') => new Response(null, { status: 502, statusText });

describe('a call that the server rejects', () => {
  it.each([
    ['the message of a JSON body', '{"message":"Please log in"}', 'Please log in'],
    ['a plain text', 'Too many calls', 'Too many calls'],
    ['the status text instead of a page', '<!doctype html><title>nginx</title>', 'Bad Gateway'],
    ['the status text instead of an indented page', '\n  <html></html>', 'Bad Gateway'],
    ['the status text when there is no body', '', 'Bad Gateway'],
    ['the status text when the message is empty', '{"message":""}', 'Bad Gateway'],
  ])('shows users %s', (_, body, expected) => {
    expect(ApiError.rejected(responseWith('Bad Gateway'), body).userMessage).toBe(expected);
  });

  it('has a message for the page when the response is empty', () => {
    expect(ApiError.rejected(responseWith(), '').userMessage).toBe(
      'The server could not answer. Please try again.',
    );
  });

  it('has a message for logs with the status and the body, else the status text', () => {
    expect(ApiError.rejected(responseWith('Bad Gateway'), '<p>').message).toBe('502: <p>');
    expect(ApiError.rejected(responseWith('Bad Gateway'), '').message).toBe('502: Bad Gateway');
  });
});

describe('the message for an error', () => {
  it('is the error’s own message for the page, where it has one', () => {
    expect(userMessageOf(ApiError.rejected(responseWith(), '{"message":"Be patient"}'))).toBe(
      'Be patient',
    );
    expect(userMessageOf(new Error('Out of ink'))).toBe('Out of ink');
  });

  it('is the fallback where the server gave no reason', () => {
    for (const body of ['', '{"message":""}', '<h1>502</h1>']) {
      const error = ApiError.rejected(responseWith('Bad Gateway'), body);
      expect(userMessageOf(error, 'Failed to save')).toBe('Failed to save');
      expect(userMessageOf(error)).toBe('Bad Gateway');
    }
    expect(userMessageOf(new Error(), 'Failed to save')).toBe('Failed to save');
  });

  it('is not the fallback where there is more to say', () => {
    const rejected = ApiError.rejected(responseWith('Bad Gateway'), '{"message":"Be patient"}');
    expect(userMessageOf(rejected, 'Failed to save')).toBe('Be patient');
    expect(userMessageOf(ApiError.unreachable(new Error()), 'Failed to save')).toBe(
      'The server could not be reached. Please check your connection and try again.',
    );
    expect(userMessageOf(new Error('Out of ink'), 'Failed to save')).toBe('Out of ink');
  });

  it('comes with what caused it', () => {
    const cause = new TypeError('offline');
    expect(ApiError.unreachable(cause)).toMatchObject({ cause, status: undefined });
    expect(ApiError.unreadable(responseWith(), cause)).toMatchObject({ cause, status: 502 });
  });
});

describe('the end of a session', () => {
  const unauthenticated = new ApiError('401', { status: 401, userMessage: 'Please log in' });

  it('is a 401, also as the cause of another error', () => {
    expect(isUnauthenticated(unauthenticated)).toBe(true);
    expect(isUnauthenticated(new Error('Failed to check', { cause: unauthenticated }))).toBe(true);
  });

  it('is nothing else', () => {
    for (const error of [
      new ApiError('403', { status: 403, userMessage: 'No' }),
      ApiError.unreachable(new Error('Offline')),
      new Error('401'),
      null,
    ]) {
      expect(isUnauthenticated(error)).toBe(false);
    }
  });
});
