import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import type { MessageDescriptor } from '../../validation/messages.ts';
import { defineRule, type DefinedRule } from '../../validation/rules.ts';
import type { FileIntl } from './useFileIntl.ts';
import type { FileEntry } from './fileEntry.ts';
import { isOfType, getTypeName } from './fileFormats.ts';

/** The limits of a FileField. */
export type FileLimits = {
  accept: readonly string[];
  maxSize: number;
  maxFiles: number;
};

const kindMessages = defineMessages({
  image: { id: 'ds.file.images', defaultMessage: 'images' },
  video: { id: 'ds.file.videos', defaultMessage: 'videos' },
  audio: { id: 'ds.file.sounds', defaultMessage: 'sound files' },
});

/** The reasons to reject a file. */
export type Rejection = 'type' | 'size' | 'empty' | 'twice';

type FileError = Rejection | 'count' | 'pending' | 'unsent';

const errorMessages: Record<FileError, MessageDescriptor> = defineMessages({
  type: {
    id: 'ds.file.wrongType',
    defaultMessage: '{file} is not one of these types: {types}.',
  },
  size: { id: 'ds.file.tooLarge', defaultMessage: '{file} is larger than {limit}.' },
  empty: { id: 'ds.file.empty', defaultMessage: '{file} is empty.' },
  twice: {
    id: 'ds.file.twice',
    defaultMessage: '{file} is in the list twice. Remove one of them.',
  },
  count: {
    id: 'ds.file.tooMany',
    defaultMessage: 'There are more than {max, number} files. Remove some of them.',
  },
  pending: { id: 'ds.file.pending', defaultMessage: '{file} is still being uploaded.' },
  unsent: { id: 'ds.file.unsent', defaultMessage: '{file} has not been uploaded.' },
});

/** Returns the types as text, such as `PNG, PDF, videos`. */
export function formatTypes(accept: readonly string[], intl: IntlShape): string {
  const names = accept.map((type) => {
    const name = getTypeName(type);
    return name in kindMessages
      ? intl.formatMessage(kindMessages[name as keyof typeof kindMessages])
      : name;
  });
  return intl.formatList([...new Set(names)], { type: 'unit', style: 'short' });
}

function isSameFile({ file: one }: FileEntry, { file: other }: FileEntry): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.type === other.type &&
    one.lastModified === other.lastModified
  );
}

/** Returns why a file is rejected, or null; `entries` are all files of the field. */
export function getRejection(
  entry: FileEntry,
  entries: readonly FileEntry[],
  limits: FileLimits,
): Rejection | null {
  const { file, state } = entry;
  if (!isOfType(file, limits.accept)) return 'type';
  if (file.size > limits.maxSize) return 'size';
  // A file that was uploaded before has no content here.
  if (file.size === 0) return state === 'uploaded' ? null : 'empty';
  const first = entries.find((other) => other.file.size > 0 && isSameFile(other, entry));
  return first === undefined || first.id === entry.id ? null : 'twice';
}

/** Returns the error message of a rejected file, or null. */
export function describeRejection(
  entry: FileEntry,
  entries: readonly FileEntry[],
  limits: FileLimits,
  intl: FileIntl,
): string | null {
  const rejection = getRejection(entry, entries, limits);
  if (rejection === null) return null;
  return intl.formatMessage(errorMessages[rejection], getMessageValues(entry.file, limits, intl));
}

function getMessageValues(file: File, { accept, maxSize }: FileLimits, intl: FileIntl) {
  return {
    file: file.name,
    types: formatTypes(accept, intl),
    limit: intl.formatSize(maxSize),
  };
}

/** Returns the error message while a file is uploading, or null. */
export function describePending(entries: readonly FileEntry[], intl: IntlShape): string | null {
  const pending = entries.find(({ state }) => state === 'uploading');
  return pending ? intl.formatMessage(errorMessages.pending, { file: pending.file.name }) : null;
}

/** Returns the rules of the files in order. The message of each names the first file that violates it. */
export function fileRules(
  entries: readonly FileEntry[],
  limits: FileLimits,
  intl: FileIntl,
): readonly DefinedRule[] {
  function createRule(rule: FileError, isInvalid: (entry: FileEntry) => boolean): DefinedRule {
    const invalid = entries.find(isInvalid);
    const values = invalid && getMessageValues(invalid.file, limits, intl);
    const test = (value: unknown) => !(value as readonly FileEntry[]).some(isInvalid);
    return defineRule(`file_${rule}`, test, errorMessages[rule], values);
  }
  const createRejection = (rejection: Rejection) =>
    createRule(rejection, (entry) => getRejection(entry, entries, limits) === rejection);
  const isCountAllowed = (value: unknown) =>
    (value as readonly FileEntry[]).length <= limits.maxFiles;
  return [
    createRejection('type'),
    createRejection('size'),
    createRejection('empty'),
    createRejection('twice'),
    defineRule('file_count', isCountAllowed, errorMessages.count, { max: limits.maxFiles }),
    createRule('unsent', ({ state }) => state === 'failed' || state === 'cancelled'),
    createRule('pending', ({ state }) => state === 'uploading'),
  ];
}
