import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { PASSWORD } from './test-users.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/** Calls a server as a browser does: it keeps the cookies, and fetches a CSRF token before a change. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  /** @param address Where the calls come from. */
  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The same cookies for another instance of the server. */
  at(app: FastifyInstance): TestBrowser {
    return this.#copy(app, this.#address);
  }

  /** The same cookies from another address. */
  from(address: string): TestBrowser {
    return this.#copy(this.#app, address);
  }

  #copy(app: FastifyInstance, address: string): TestBrowser {
    const browser = new TestBrowser(app, address);
    for (const [name, value] of this.#cookies) browser.setCookie(name, value);
    return browser;
  }

  /** Sends a call unchanged: without a CSRF token unless the headers have one. */
  async send(
    method: Method,
    url: string,
    body?: string | object,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      method,
      url,
      headers,
      remoteAddress: this.#address,
      cookies: Object.fromEntries(this.#cookies),
      ...(body !== undefined && { payload: body }),
    });
    for (const { name, value, expires } of response.cookies) {
      // A server deletes a cookie by setting one that has expired.
      if (expires?.getTime() === 0) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async csrfToken(): Promise<string> {
    return (await this.send('GET', '/api/csrf-token')).json().csrfToken;
  }

  /** Sends a call with a CSRF token fetched just before. */
  async call(
    method: Method,
    url: string,
    body?: string | object,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    return this.send(method, url, body, { 'csrf-token': await this.csrfToken(), ...headers });
  }

  login(username: string, password = PASSWORD, headers: Headers = {}) {
    return this.call('POST', '/api/login', { username, password }, headers);
  }
}

/** A browser in which somebody has logged in, with the password of `addUsers`. */
export async function loggedIn(app: FastifyInstance, username: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  const response = await browser.login(username);
  if (response.statusCode !== 200) throw new Error(`${username} cannot log in: ${response.body}`);
  return browser;
}
