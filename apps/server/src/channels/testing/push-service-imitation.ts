import { createECDH, randomBytes } from 'node:crypto';
import {
  retryAfterHeader,
  type ServerOptions,
  type ServiceAnswer,
  type ServiceRequest,
  startImitation,
} from './imitation-server.ts';
import { vapidParameters, vapidProblem } from './vapid-credentials.ts';
import { type DeviceKeys, decryptPushMessage } from './web-push-message.ts';

/** RFC 8030, 7.2: a service need not take more. */
const BODY_MAX = 4096;
/** RFC 8030, 5.3. */
const URGENCIES = ['very-low', 'low', 'normal', 'high'];
/** RFC 8030, 5.4. */
const TOPIC = /^[\w-]{1,32}$/;

interface PushMessage {
  readonly endpoint: string;
  /** The text that the browser reads; null when it cannot, and shows nothing. */
  readonly plaintext: string | null;
  /** Why the browser cannot read it: the service itself does not notice. */
  readonly unreadable: string | null;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
  /** Octets of the body. */
  readonly size: number;
}

interface Subscription {
  readonly keys: DeviceKeys;
  readonly applicationServerKey: string | undefined;
  /** The status that is answered after the subscription ended (RFC 8030, 7.3). */
  ended?: 404 | 410;
}

interface Options extends ServerOptions {
  readonly now?: () => Date;
}

const refused = (status: number, body: string): ServiceAnswer => ({ status, body });

/** A push service by RFC 8030 and 8292, and the browsers behind it, which read by RFC 8291. */
export async function startPushService({ now = () => new Date(), ...options }: Options = {}) {
  const subscriptions = new Map<string, Subscription>();
  const received: PushMessage[] = [];

  const endpointOf = ({ path }: ServiceRequest) => `${server.url}${path}`;

  function problemOf(
    { headers, body }: ServiceRequest,
    subscription: Subscription,
  ): ServiceAnswer | undefined {
    const { authorization = '' } = headers;
    // RFC 8292, 4.2: without credentials 401, with invalid ones 403.
    if (vapidParameters(authorization) === null) {
      return { status: 401, headers: { 'www-authenticate': 'vapid' }, body: 'no credentials' };
    }
    const { applicationServerKey } = subscription;
    const problem = vapidProblem(authorization, {
      origin: server.url,
      now: now(),
      applicationServerKey,
    });
    if (problem) return refused(403, problem);
    // RFC 8030, 5.2: without a TTL 400.
    if (!/^\d+$/.test(String(headers.ttl ?? '')))
      return refused(400, 'TTL is missing or no number of seconds');
    if (headers['content-encoding'] !== 'aes128gcm')
      return refused(400, 'Content-Encoding is not aes128gcm');
    if (!URGENCIES.includes(String(headers.urgency ?? 'normal')))
      return refused(400, 'Urgency is unknown');
    if (headers.topic !== undefined && !TOPIC.test(String(headers.topic))) {
      return refused(400, 'Topic is not of 32 or fewer characters of base64url');
    }
    if (body.length > BODY_MAX) return refused(413, `more than ${BODY_MAX} octets`);
    return undefined;
  }

  function read(body: Buffer, keys: DeviceKeys): Pick<PushMessage, 'plaintext' | 'unreadable'> {
    try {
      return { plaintext: decryptPushMessage(body, keys).toString('utf8'), unreadable: null };
    } catch (error) {
      return { plaintext: null, unreadable: String(error) };
    }
  }

  const server = await startImitation(
    {
      operationOf: endpointOf,
      tooManyRequests: (after) => ({
        status: 429,
        headers: after === undefined ? {} : { 'retry-after': retryAfterHeader(after) },
        body: 'too many messages',
      }),
      serverError: (status) => refused(status, 'internal error'),
      async answer(request) {
        const endpoint = endpointOf(request);
        const subscription = subscriptions.get(endpoint);
        if (!subscription) return refused(404, 'no such subscription');
        if (subscription.ended) return refused(subscription.ended, 'the subscription has ended');
        if (request.method !== 'POST') return { status: 405, headers: { allow: 'POST' } };
        const problem = problemOf(request, subscription);
        if (problem) return problem;
        const { ttl, urgency = 'normal', topic = null } = request.headers;
        received.push({
          endpoint,
          ...read(request.body, subscription.keys),
          ttl: Number(ttl),
          urgency: String(urgency),
          topic: topic === null ? null : String(topic),
          size: request.body.length,
        });
        const location = `${server.url}/message/${received.length}`;
        return { status: 201, headers: { location, ttl: String(ttl) } };
      },
    },
    options,
  );

  return {
    ...server,
    /** All messages that were accepted. */
    received: received as readonly PushMessage[],
    /** A browser subscribes, for an application server's key if one is named (RFC 8292, 4.1). */
    subscribe(applicationServerKey?: string) {
      const device = createECDH('prime256v1');
      const publicKey = device.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${server.url}/push/${randomBytes(24).toString('base64url')}`;
      const keys = { privateKey: device.getPrivateKey(), auth };
      subscriptions.set(endpoint, { keys, applicationServerKey });
      return {
        endpoint,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** The browser unsubscribes. */
    end(endpoint: string, status: 404 | 410 = 410): void {
      const subscription = subscriptions.get(endpoint);
      if (!subscription) throw new Error(`No browser has subscribed ${endpoint}.`);
      subscription.ended = status;
    },
    /** The messages that a browser gets when it comes back: the last of each topic (RFC 8030, 5.4). */
    waitingFor(endpoint: string): PushMessage[] {
      const own = received.filter((message) => message.endpoint === endpoint);
      return own.filter(
        ({ topic }, index) =>
          topic === null || own.findLastIndex((one) => one.topic === topic) === index,
      );
    },
  };
}
