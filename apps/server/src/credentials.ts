import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from './errors/error-message.ts';
import { OperatorError } from './errors/operator-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secrets, or hold one. */
const SECRETS = ['DATABASE_URL', 'METRICS_TOKEN', 'MASTER_ADMIN_PASSWORD'];

function readSecret(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new OperatorError(`${name}: its file cannot be read (${errorMessage(error)})`);
  }
}

/**
 * The environment with the secrets that stand in files of their names, in the folder that
 * `CREDENTIALS_DIRECTORY` names. systemd makes one (`LoadCredential=`, `LoadCredentialEncrypted=`), containers
 * have theirs; the environment of a process shows in more places than a file that only its account can read.
 *
 * @throws OperatorError for a file that cannot be read, or a secret that is in the environment, too.
 */
export function withCredentials(environment: Environment): Environment {
  const folder = environment.CREDENTIALS_DIRECTORY;
  if (folder === undefined || folder === '') return environment;
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    if (environment[name]) {
      throw new OperatorError(`${name}: is set twice, in the environment and as a credential`);
    }
    secrets[name] = readSecret(path, name);
  }
  return { ...environment, ...secrets };
}
