import pg from 'pg';
import { terminalText } from '../../terminal-text.ts';

const DEFAULT_PORT = 5432;

/** Which database an address names, as the driver understands it, without user and password. */
export function postgresPlace(url: string): string {
  const { host, port, database = '' } = new pg.Client(url);
  const at = port === DEFAULT_PORT ? host : `${host}, port ${port}`;
  return terminalText(`the PostgreSQL database ${database} at ${at}`);
}
