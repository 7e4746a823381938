import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { TestBrowser } from '../test-browser.ts';
import type { TestClock } from '../test-clock.ts';
import { PASSWORD } from '../test-users.ts';
import { sendForm } from '../upload.ts';

/** A site that is used until it has stored every kind of row. */
export interface UsedSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: TestClock;
}

type Body = Readonly<Record<string, unknown>>;
type Id = number;

/** A volunteer at the dashboard. Every call has to succeed. */
export class Volunteer {
  readonly #browser: TestBrowser;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#browser = new TestBrowser(app, address);
  }

  get session(): string {
    return this.#browser.cookie('session') ?? '';
  }

  async logIn(username: string, password = PASSWORD): Promise<this> {
    await this.send('POST', '/api/login', { username, password });
    return this;
  }

  /** @returns The response to the call. */
  async ask(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: Body) {
    const answer = await this.#browser.call(method, url, body);
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.body === '' ? {} : answer.json();
  }

  /** @returns The id of the thing that the call has made or changed. */
  async send(...call: Parameters<Volunteer['ask']>): Promise<Id> {
    return Number((await this.ask(...call)).id ?? 0);
  }

  async read(url: string): Promise<string> {
    return (await this.#browser.send('GET', url)).body;
  }

  /** @returns The id of the upload's batch. */
  async upload(name: string, csv: string, recipe?: Body): Promise<Id> {
    const parts = recipe === undefined ? [] : [['recipe', JSON.stringify(recipe)] as const];
    const answer = await sendForm(this.#browser, 'upload', ['file', csv, name], ...parts);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return Number(answer.json().batch);
  }
}
