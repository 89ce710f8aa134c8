import { hash, verify, type Options } from '@node-rs/argon2';

// Algorithm 2 is argon2id; the package's own enum is ambient and cannot be imported as a value.
const argon2id: Options = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

let decoy: Promise<string> | undefined;

/** Hashes a password with argon2id (m=19456, t=2, p=1) in a worker thread of the library. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id);
}

/** Judges a password; an unknown account costs the same work, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this one');
  const isRight = await verify(stored ?? (await decoy), password);
  return stored !== null && isRight;
}

/** Prepares the decoy, so that the first unknown account takes no longer than the others. */
export async function warmUpPasswords(): Promise<void> {
  await isPassword('', null);
}
