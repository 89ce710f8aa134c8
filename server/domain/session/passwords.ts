import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { findWeakness } from '../../../contract/rules/passwords.ts';
import type { Config } from '../../config.ts';
import { invalidField } from '../domainError.ts';
import { createWorkQueue } from '../workQueue.ts';

// Algorithm 2 is argon2id; the package's own enum is ambient and cannot be imported as a value.
const argon2id: Options = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// Leaves one core free: argon2 on all cores would delay every other request.
const runHashing = createWorkQueue(Math.max(1, availableParallelism() - 1));

let decoyHash: Promise<string> | undefined;
let easyTexts: Promise<Set<string>> | undefined;

/** Hashes a password with argon2id (m=19456, t=2, p=1), in a worker thread of the library. */
export function hashPassword(password: string): Promise<string> {
  return runHashing(() => hash(password, argon2id));
}

/** Verifies a password; without a stored hash it takes the same time, so timing does not show whether an account exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this one');
  const expected = stored ?? (await decoyHash);
  const isCorrect = await runHashing(() => verify(expected, password));
  return stored !== null && isCorrect;
}

/** Creates the decoy hash, so that the first unknown account takes no longer than the others. */
export async function warmUpPasswords(): Promise<void> {
  await verifyPassword('', null);
}

/**
 * Throws a DomainError for a password that is easy to guess: a common one, or made of the product's name, the user's own name or
 * address, or of a word and digits.
 */
export async function assertStrongPassword(
  password: string,
  { config, own }: { config: Pick<Config, 'app'>; own: readonly string[] },
): Promise<void> {
  easyTexts ??= readEasyTexts();
  const texts = await easyTexts;
  const context = { product: config.app.name, own };
  const weakness = findWeakness(password, context, (text) => texts.has(text));
  if (weakness) throw invalidField('password', `password.${weakness}`);
}

async function readEasyTexts(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]);
}
