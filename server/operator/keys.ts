import { countNoun } from '../domain/countNoun.ts';
import { encryptAgain, readKeyUse } from '../domain/encryptedTexts.ts';
import { storeCanary } from '../domain/keyCheck.ts';
import { giveUpLostKey } from '../domain/recovery/lostKey.ts';
import type { Services } from '../domain/services.ts';
import { OperatorError, type Command } from './command.ts';

/** The keys that encrypt secrets in the database. */
export const keyCommands: Record<string, Command> = {
  'rotate-keys': {
    usage: '[--dry-run | --give-up KEYID]',
    about:
      'Encrypt with ENCRYPTION_KEY what the keys in ENCRYPTION_KEYS_FORMER encrypted, and list the former keys that can be removed. Use --dry-run to only count, or --give-up to delete what a lost key encrypted.',
    minArgs: 0,
    async run(services, [option = '', lostKey = '']) {
      if (!['', '--dry-run', '--give-up'].includes(option)) {
        throw new OperatorError(`"${option}" is none of --dry-run, --give-up.`);
      }
      const { db, config } = services;
      const keys = config.encryption;
      const isDry = option === '--dry-run';
      const deleted = option === '--give-up' ? await giveUp(services, lostKey) : null;
      const { unreadable: unknown } = await readKeyUse(db, keys);
      const count = isDry ? 0 : await encryptAgain(db, keys);
      // A text that no key here decrypts may come from a process that encrypts with another key. That process could not start again once
      // the canary, which every start decrypts, is encrypted with the current key.
      if (!isDry && unknown.length === 0) await storeCanary(db, keys);
      const { byKey, unreadable } = await readKeyUse(db, keys);
      const former = [...keys.byId.keys()].filter((id) => id !== keys.current.id);
      const text = [
        ...(deleted === null
          ? []
          : [`Deleted ${countNoun(deleted, 'text')} of the lost key ${lostKey}.`]),
        ...(isDry ? [] : [`Encrypted ${countNoun(count, 'text')} again.`]),
        `The current key ${keys.current.id} encrypts ${countNoun(byKey.get(keys.current.id) ?? 0, 'text')}.`,
        ...former.map((id) => describeFormer(id, byKey.get(id) ?? 0)),
        ...unreadable.map((place) => `No key decrypts ${place}.`),
      ].join('\n');
      if (unreadable.length > 0) throw new OperatorError(text);
      return text;
    },
  },
};

async function giveUp(services: Services, lostKey: string): Promise<number> {
  const keys = services.config.encryption;
  if (lostKey === '') throw new OperatorError('Enter the id of the lost key.');
  if (keys.byId.has(lostKey)) {
    throw new OperatorError(`The key ${lostKey} is configured; nothing of it is lost.`);
  }
  return giveUpLostKey(services, lostKey);
}

function describeFormer(id: string, count: number): string {
  return count > 0
    ? `The former key ${id} is still needed: it encrypts ${countNoun(count, 'text')}.`
    : `The former key ${id} encrypts no text: it can go, once all processes have the new one. Links to unsubscribe in older mails end with it.`;
}
