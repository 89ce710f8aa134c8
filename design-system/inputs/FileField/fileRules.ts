import { defineMessages, type IntlShape } from 'react-intl';
import type { MessageDescriptor } from '../../validation/messages.ts';
import { defineRule, type DefinedRule } from '../../validation/rules.ts';
import type { FileEntry } from './fileEntry.ts';
import { isOfType, getTypeName } from './fileFormats.ts';
import { formatBytes } from './fileFormats.ts';

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

type FileError = 'type' | 'size' | 'count' | 'pending' | 'unsent';

const errorMessages: Record<FileError, MessageDescriptor> = defineMessages({
  type: {
    id: 'ds.file.wrongType',
    defaultMessage: '{file} is not one of these types: {types}.',
  },
  size: { id: 'ds.file.tooLarge', defaultMessage: '{file} is larger than {limit}.' },
  count: {
    id: 'ds.file.tooMany',
    defaultMessage: 'There are more than {max} files. Remove some of them.',
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

/** Returns the first limit that a file violates, or null. */
export function getRejection(file: File, limits: FileLimits): 'type' | 'size' | null {
  if (!isOfType(file, limits.accept)) return 'type';
  return file.size > limits.maxSize ? 'size' : null;
}

/** Returns the error message of a rejected file, or null. */
export function describeRejection(file: File, limits: FileLimits, intl: IntlShape): string | null {
  const rejection = getRejection(file, limits);
  if (rejection === null) return null;
  return intl.formatMessage(errorMessages[rejection], getMessageValues(file, limits, intl));
}

function getMessageValues(file: File, { accept, maxSize }: FileLimits, intl: IntlShape) {
  return {
    file: file.name,
    types: formatTypes(accept, intl),
    limit: formatBytes(maxSize, intl.locale),
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
  intl: IntlShape,
): readonly DefinedRule[] {
  function createRule(rule: FileError, isInvalid: (entry: FileEntry) => boolean): DefinedRule {
    const invalid = entries.find(isInvalid);
    const values = invalid && getMessageValues(invalid.file, limits, intl);
    const test = (value: unknown) => !(value as readonly FileEntry[]).some(isInvalid);
    return defineRule(`file_${rule}`, test, errorMessages[rule], values);
  }
  const isCountAllowed = (value: unknown) =>
    (value as readonly FileEntry[]).length <= limits.maxFiles;
  return [
    createRule('type', ({ file }) => getRejection(file, limits) === 'type'),
    createRule('size', ({ file }) => getRejection(file, limits) === 'size'),
    defineRule('file_count', isCountAllowed, errorMessages.count, { max: limits.maxFiles }),
    createRule('unsent', ({ state }) => state === 'failed' || state === 'cancelled'),
    createRule('pending', ({ state }) => state === 'uploading'),
  ];
}
