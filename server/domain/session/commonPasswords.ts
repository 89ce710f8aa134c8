import { invalidField } from '../domainError.ts';

let common: Promise<Set<string>> | undefined;

async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a password that is on the list of those tried first, however its letters are cased. */
export async function refuseCommon(password: string): Promise<void> {
  common ??= readList();
  if ((await common).has(password.toLowerCase())) throw invalidField('password', 'password.common');
}
