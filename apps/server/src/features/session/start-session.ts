import { clientAddress } from '../../client-address.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { TellNews } from '../users/account-news.ts';
import { deleteFirstLink } from '../users/invitations.repository.ts';
import { deviceOf, writeDevice } from './device.ts';
import { insertSession, tidySessions } from './session.repository.ts';
import { createSessionToken, tokenHashOf } from './session-token.ts';

/** The client that starts a session. */
export interface SessionClient {
  readonly address: string;
  /** The header `User-Agent` of the request. */
  readonly userAgent: string | undefined;
}

/** The same, with whether its browser is known. */
interface StartingClient extends SessionClient {
  readonly knownBrowser: string | null;
}

/** Starts a session for a user who has just entered the password, in a transaction; returns its token. */
export type StartSession = (db: Queries, userId: number, client: StartingClient) => Promise<string>;

/** @param lifetime How long a session lasts without a call, in seconds. */
export function createStartSession(
  clock: Clock,
  lifetime: number,
  tellNews: TellNews,
): StartSession {
  return async (db, userId, { address, userAgent, knownBrowser }) => {
    const token = createSessionToken();
    const device = deviceOf(userAgent);
    const { network } = clientAddress(address);
    await deleteFirstLink(db);
    await tidySessions(db, clock.now(), clock.after(lifetime));
    await insertSession(db, {
      token_hash: tokenHashOf(token),
      user_id: userId,
      created_at: clock.now(),
      expires_at: clock.after(lifetime),
      password_entered_at: clock.now(),
      last_used_at: clock.now(),
      device: writeDevice(device),
      network,
      password_tries: 0,
    });
    if (knownBrowser === null) await tellNews(db, userId, { kind: 'login', ...device, network });
    return token;
  };
}
