import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useField } from '../../validation/useField.ts';
import { describeEvent } from './fileEvents.ts';
import type { FileEntry } from './fileEntry.ts';
import type { FileFieldProps } from './FileField.tsx';
import { describePending, fileRules, refusalOf, type FileLimits } from './fileRules.ts';
import { useFileEntries } from './useFileEntries.ts';
import { useQuietWhileUploading } from './useQuietWhileUploading.ts';

const none: readonly FileEntry[] = [];

type Props = Omit<FileFieldProps, 'accept' | 'maxSize' | 'maxFiles' | 'hasAltText'>;

/** The field behind chosen files: which there are, whether they may be, and what is said about them. */
export function useFileField(props: Props, limits: FileLimits) {
  const intl = useIntl();
  const { name, rules, messages, errorMessage, isRequired = false, value, ...more } = props;
  const { defaultValue = none, onChange, upload, ...frame } = more;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const [said, setSaid] = useState('');
  const files = useFileEntries({
    ...{ value, defaultValue, onChange, upload },
    maxFiles: limits.maxFiles,
    isFit: ({ file }) => refusalOf(file, limits) === null,
    onEvent: (event, about) => setSaid(describeEvent(event, about, intl)),
  });
  const { entries } = files;
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...fileRules(entries, limits, intl), ...listRules(rules ?? {})];
  }, [isRequired, entries, limits, intl, rules]);

  const field = useField({
    ...{ name, label, messages, errorMessage, isDisabled, isReadOnly },
    rules: allRules,
    read: () => entries,
    focus: () => document.getElementById(`${field.id}-control`)?.focus(),
    // The native input gives up its files after this event only.
    restore: (initial) => setTimeout(() => files.restore([...(initial as typeof none)]), 0),
  });

  // The rules name a file, so they are made of the files that they judge.
  const hasChanged = useRef(false);
  const judge = useEffectEvent(() => field.input(entries));
  useEffect(() => {
    if (hasChanged.current) judge();
    hasChanged.current = false;
  }, [entries]);

  function noting<Parameters extends unknown[]>(run: (...parameters: Parameters) => void) {
    return (...parameters: Parameters) => {
      hasChanged.current = true;
      run(...parameters);
    };
  }

  return {
    field: useQuietWhileUploading(field, describePending(entries, intl)),
    frame,
    said,
    files: {
      ...files,
      add: noting(files.add),
      remove: noting(files.remove),
      cancel: noting(files.cancel),
      retry: noting(files.retry),
      describe: noting(files.describe),
    },
  };
}
