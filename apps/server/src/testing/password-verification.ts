import type { HashingPlace, PasswordHasher } from '../features/users/password-hasher.ts';

const SOMEWHERE: HashingPlace = {
  queue: 'open',
  group: { name: '192.0.2.0/24', owner: '192.0.0.0/16' },
};

/** Whether a password fits a hash; null for no hash. */
export async function verifyPassword(
  hasher: PasswordHasher,
  passwordHash: string | null,
  password: string,
  place = SOMEWHERE,
): Promise<boolean> {
  const find = async () => ({ passwordHash: passwordHash ?? undefined });
  return (await hasher.verify({ place, password, find })).fits;
}
