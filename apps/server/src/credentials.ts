import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from './errors/error-message.ts';
import { OperatorError } from './errors/operator-error.ts';

/** The environment of a process, as it is. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that are secrets, or hold one. */
const SECRETS = ['DATABASE_URL', 'METRICS_TOKEN', 'MASTER_ADMIN_PASSWORD', 'SEALING_KEY'];

/**
 * Stops when the folder is missing: without its secrets, a site with a database elsewhere would begin anew with an
 * empty one.
 */
function assertFolder(folder: string): void {
  let reason = 'is no folder';
  try {
    if (statSync(folder).isDirectory()) return;
  } catch (error) {
    reason = `cannot be used (${errorMessage(error)})`;
  }
  throw new OperatorError(`CREDENTIALS_DIRECTORY: ${folder} ${reason}`);
}

/** The secret in a file; null when there is no file. */
function readSecret(path: string, name: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new OperatorError(`${name}: its file cannot be read (${errorMessage(error)})`);
  }
}

/**
 * The variables with the secrets that stand in files of their names, in the folder that `CREDENTIALS_DIRECTORY`
 * names. systemd makes one (`LoadCredential=`, `LoadCredentialEncrypted=`), containers have their own. The environment
 * of a process shows in more places than a file that only its account can read.
 *
 * @throws OperatorError for a folder that is not there, a file that cannot be read, or a secret that is in the
 *   environment, too.
 */
export function withCredentials(variables: Variables): Variables {
  const folder = variables.CREDENTIALS_DIRECTORY;
  if (folder === undefined || folder === '') return variables;
  assertFolder(folder);
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const secret = readSecret(join(folder, name), name);
    if (secret === null) continue;
    if (variables[name]) {
      throw new OperatorError(`${name}: is set twice, in the environment and as a credential`);
    }
    secrets[name] = secret;
  }
  return { ...variables, ...secrets };
}
