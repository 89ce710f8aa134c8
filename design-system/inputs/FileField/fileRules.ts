import { defineMessages, type IntlShape } from 'react-intl';
import type { MessageDescriptor } from '../../validation/messages.ts';
import { defineRule, type DefinedRule } from '../../validation/rules.ts';
import type { FileEntry } from './fileEntry.ts';
import { isOfType, nameOfType } from './fileTypes.ts';
import { formatBytes } from './formatBytes.ts';

/** What may be given. */
export type FileLimits = {
  accept: readonly string[];
  maxSize: number;
  maxFiles: number;
};

const kindNames = defineMessages({
  image: { id: 'ds.file.images', defaultMessage: 'images' },
  video: { id: 'ds.file.videos', defaultMessage: 'videos' },
  audio: { id: 'ds.file.sounds', defaultMessage: 'sound files' },
});

type Said = 'type' | 'size' | 'count' | 'pending' | 'unsent';

const says: Record<Said, MessageDescriptor> = defineMessages({
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

/** The types as people call them, e.g. `PNG, PDF, videos`. */
export function nameTypes(accept: readonly string[], intl: IntlShape): string {
  const names = accept.map((type) => {
    const name = nameOfType(type);
    return name in kindNames ? intl.formatMessage(kindNames[name as keyof typeof kindNames]) : name;
  });
  return intl.formatList([...new Set(names)], { type: 'unit', style: 'short' });
}

/** Why a file is refused, if it is: the first rule that it breaks. */
export function refusalOf(file: File, limits: FileLimits): 'type' | 'size' | null {
  if (!isOfType(file, limits.accept)) return 'type';
  return file.size > limits.maxSize ? 'size' : null;
}

/** What is said about a refused file. */
export function describeRefusal(file: File, limits: FileLimits, intl: IntlShape): string | null {
  const refusal = refusalOf(file, limits);
  if (refusal === null) return null;
  return intl.formatMessage(says[refusal], valuesFor(file, limits, intl));
}

function valuesFor(file: File, { accept, maxSize }: FileLimits, intl: IntlShape) {
  return {
    file: file.name,
    types: nameTypes(accept, intl),
    limit: formatBytes(maxSize, intl.locale),
  };
}

/** What is said while a file is on its way; null while none is. */
export function describePending(entries: readonly FileEntry[], intl: IntlShape): string | null {
  const pending = entries.find(({ state }) => state === 'uploading');
  return pending ? intl.formatMessage(says.pending, { file: pending.file.name }) : null;
}

/** The rules of these files, in their order. Each names the first file that breaks it. */
export function fileRules(
  entries: readonly FileEntry[],
  limits: FileLimits,
  intl: IntlShape,
): readonly DefinedRule[] {
  function forbid(rule: Said, isWrong: (entry: FileEntry) => boolean): DefinedRule {
    const wrong = entries.find(isWrong);
    const values = wrong && valuesFor(wrong.file, limits, intl);
    const test = (value: unknown) => !(value as readonly FileEntry[]).some(isWrong);
    return defineRule(`file_${rule}`, test, says[rule], values);
  }
  const isWithin = (value: unknown) => (value as readonly FileEntry[]).length <= limits.maxFiles;
  return [
    forbid('type', ({ file }) => refusalOf(file, limits) === 'type'),
    forbid('size', ({ file }) => refusalOf(file, limits) === 'size'),
    defineRule('file_count', isWithin, says.count, { max: limits.maxFiles }),
    forbid('unsent', ({ state }) => state === 'failed' || state === 'cancelled'),
    forbid('pending', ({ state }) => state === 'uploading'),
  ];
}
