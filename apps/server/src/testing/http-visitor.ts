import { PASSWORD } from './test-users.ts';

/** Calls a running server as a browser does: it keeps the cookies, and fetches a token for a change. */
export class HttpVisitor {
  readonly address: string;
  readonly #cookies: Map<string, string>;

  /** @param address Such as `http://127.0.0.1:3000`. */
  constructor(address: string, cookies = new Map<string, string>()) {
    this.address = address;
    this.#cookies = cookies;
  }

  /** The same cookies for another address. */
  at(address: string): HttpVisitor {
    return new HttpVisitor(address, this.#cookies);
  }

  /** All cookies, as a header has them. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Sends a request unchanged. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookies);
    const response = await fetch(this.address + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    return response;
  }

  async read<T>(path: string): Promise<T> {
    const response = await this.send(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Sends a change with a token fetched just before. */
  async call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const { csrfToken } = await this.read<{ csrfToken: string }>('/api/csrf-token');
    const isForm = body instanceof FormData;
    return this.send(path, {
      method,
      headers: {
        'csrf-token': csrfToken,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
  }

  login(username: string, password = PASSWORD): Promise<Response> {
    return this.call('POST', '/api/login', { username, password });
  }
}
