import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { Password, Username } from '@bahai-friends/contract';
import { z } from 'zod';
import { type Variables, withCredentials } from './credentials.ts';
import { OperatorError } from './errors/operator-error.ts';

const DAY_MAX = 365;
const GIBIBYTE = 1024 ** 3;

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))
    .default(fallback);
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(fallback);
}

const onOrOff = (fallback: 'on' | 'off') =>
  oneOf(['on', 'off'], fallback).transform((value) => value === 'on');

/** Address ranges that the proxy library knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return /^\d+$/.test(prefix);
  } catch {
    return false;
  }
}

/** `off`, or the proxies that are trusted to tell the visitor's address. */
const trustProxy = z
  .string()
  .default('off')
  .transform((text) => (text === 'off' ? false : text.split(',').map((part) => part.trim())))
  .refine((ranges) => ranges === false || ranges.every(isAddressRange), {
    error: `must be off, or a comma-separated list of IP addresses, CIDR ranges or ${NAMED_RANGES.join(', ')}`,
  });

const publicUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be the site’s own address, such as https://friends.example',
  })
  // Absolute links would show a username and password in the address to every visitor.
  .refine((url) => !url.includes('@'), {
    error: 'must not hold a username or a password; use an address such as https://friends.example',
    abort: true,
  })
  // Backslashes are refused, too: URL takes one for a slash.
  .regex(/^https?:\/\/[^/\\?#\s]+\/?$/i, {
    error: 'must be an address without path, query and fragment, such as https://friends.example',
  })
  .transform((url) => new URL(url).origin)
  .optional();

const telegramApi = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.telegram.org' })
  .transform((url) => new URL(url).origin)
  .optional();

const databaseUrl = z
  .string()
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), {
    error: 'must be empty (embedded SQLite) or start with postgres://',
  })
  .optional();

const SEALING_KEY_BYTES = 32;

/** 32 bytes as `openssl rand -base64 32` prints them; anything else would be a weaker key than it seems. */
const sealingKey = z
  .string()
  .transform((text) => ({ text, bytes: Buffer.from(text, 'base64') }))
  .refine(
    ({ text, bytes }) => bytes.length === SEALING_KEY_BYTES && bytes.toString('base64') === text,
    { error: 'must be 32 bytes in base64, such as `openssl rand -base64 32` prints' },
  )
  .transform(({ bytes }) => bytes)
  .optional();

const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Names of hosts, separated by commas. */
const hostNames = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || []))
  .refine((names) => names.every((name) => HOST_NAME.test(name)), {
    error: 'must be a comma-separated list of host names, such as push.example',
  });

const Schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrl,
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600, 60),
  PUBLIC_URL: publicUrl,
  HSTS_SUBDOMAINS: onOrOff('off'),
  TRUST_PROXY: trustProxy,
  SESSION_DAYS: wholeNumber(1, DAY_MAX, 14),
  UPLOAD_MAX_BYTES: wholeNumber(1024, GIBIBYTE, 5_242_880),
  UPLOAD_MAX_ROWS: wholeNumber(1, 1_000_000, 20_000),
  LOGIN_ATTEMPTS_PER_15_MIN: wholeNumber(1, 10_000, 10),
  CHANGES_PER_MIN: wholeNumber(1, 1_000_000, 300),
  PUBLIC_FORMS_PER_HOUR: wholeNumber(1, 1_000_000, 30),
  PUBLIC_FORMS_PER_HOUR_IN_ALL: wholeNumber(1, 10_000_000, 1000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  SEALING_KEY: sealingKey,
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  PASSWORD_STRENGTH: oneOf(['advise', 'strict'], 'advise'),
  MASTER_ADMIN_USERNAME: Username.optional(),
  MASTER_ADMIN_PASSWORD: Password.optional(),
  QUOTE_ROTATION: onOrOff('on'),
  STARTER_CONTENT: onOrOff('on'),
  OFFLINE_PAGES: onOrOff('on'),
  ALLOW_LOCAL_TARGETS: onOrOff('off'),
  PUSH_HOSTS: hostNames,
  SENDER: onOrOff('on'),
  TELEGRAM_API: telegramApi,
});

/** The validated variables of the environment, by name. Settings of the community are not among them. */
export type Environment = Readonly<z.output<typeof Schema>>;

/**
 * Reads the environment of this process, or other variables. An empty one counts as unset.
 *
 * @throws OperatorError naming the first variable that is wrong; its value is not repeated, since
 *   it may be a secret.
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const all = withCredentials(variables);
  const given = Object.fromEntries(
    Object.keys(Schema.shape)
      .map((name) => [name, all[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`);
}

/**
 * The site's address for links in mails; null where there is none. An address without https is used only where the
 * operator permits unencrypted connections.
 */
export const linkableUrl = ({
  PUBLIC_URL: url,
  ALLOW_LOCAL_TARGETS: isLocalAllowed,
}: Pick<Environment, 'PUBLIC_URL' | 'ALLOW_LOCAL_TARGETS'>): string | null =>
  url !== undefined && (url.startsWith('https:') || isLocalAllowed) ? url : null;

/** All variables as they are, for a process of this program's own. */
export const inheritedVariables = (): Variables => process.env;

/**
 * The folder in which a command was typed: npm runs commands in the project's folder, and gives the original one in
 * this variable.
 */
export const callerFolder = (): string => process.env.INIT_CWD ?? '.';
