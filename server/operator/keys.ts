import { encryptAgain, readKeyUse } from '../domain/encryptedTexts.ts';
import { storeCanary } from '../domain/keyCheck.ts';
import { OperatorError, type Command } from './command.ts';

/** The keys that encrypt secrets in the database. */
export const keyCommands: Record<string, Command> = {
  'rotate-keys': {
    usage: '[--dry-run]',
    about:
      'Encrypt with ENCRYPTION_KEY what ENCRYPTION_KEYS_FORMER encrypted, and say which former keys can go; --dry-run only counts.',
    minArgs: 0,
    async run({ db, config }, [option = '']) {
      if (option !== '' && option !== '--dry-run') {
        throw new OperatorError(`"${option}" is not --dry-run.`);
      }
      const keys = config.encryption;
      const { unreadable: unknown } = await readKeyUse(db, keys);
      const count = option === '' ? await encryptAgain(db, keys) : 0;
      // A process that still has the former key as its current one could not start again.
      if (option === '' && unknown.length === 0) await storeCanary(db, keys);
      const { byKey, unreadable } = await readKeyUse(db, keys);
      const former = [...keys.byId.keys()].filter((id) => id !== keys.current.id);
      const text = [
        ...(option === '' ? [`${count} texts were encrypted again.`] : []),
        `${byKey.get(keys.current.id) ?? 0} texts have the current key (id ${keys.current.id}).`,
        ...former.map((id) => describeFormer(id, byKey.get(id) ?? 0)),
        ...unreadable.map((place) => `No key decrypts ${place}.`),
      ].join('\n');
      if (unreadable.length > 0) throw new OperatorError(text);
      return text;
    },
  },
};

function describeFormer(id: string, count: number): string {
  return count > 0
    ? `${count} texts have the former key ${id}, which is still needed.`
    : `No text has the former key ${id}: it can go, once all processes have the new one. Links to unsubscribe in older mails end with it.`;
}
