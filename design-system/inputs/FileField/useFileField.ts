import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useFieldValidation } from '../../validation/useFieldValidation.ts';
import { describeEvent } from './fileEvents.ts';
import type { FileEntry } from './fileEntry.ts';
import type { FileFieldProps } from './FileField.tsx';
import { describePending, fileRules, getRejection, type FileLimits } from './fileRules.ts';
import { useFileEntries } from './useFileEntries.ts';
import { useHiddenPendingError } from './useHiddenPendingError.ts';

const none: readonly FileEntry[] = [];

type Props = Omit<FileFieldProps, 'accept' | 'maxSize' | 'maxFiles' | 'hasAltText'>;

/** Manages a file field: its files, their validation and announcements. */
export function useFileField(props: Props, limits: FileLimits) {
  const intl = useIntl();
  const { name, rules, messages, errorMessage, isRequired = false, value, ...more } = props;
  const { defaultValue = none, onChange, upload, ...frame } = more;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const [announcement, setAnnouncement] = useState('');
  const files = useFileEntries({
    value,
    defaultValue,
    onChange,
    upload,
    maxFiles: limits.maxFiles,
    isAllowed: ({ file }) => getRejection(file, limits) === null,
    onEvent: (event, changed) => setAnnouncement(describeEvent(event, changed, intl)),
  });
  const { entries } = files;
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...fileRules(entries, limits, intl), ...listRules(rules ?? {})];
  }, [isRequired, entries, limits, intl, rules]);

  const field = useFieldValidation({
    ...{ name, label, messages, errorMessage, isDisabled, isReadOnly },
    rules: allRules,
    read: () => entries,
    focus: () => document.getElementById(`${field.id}-control`)?.focus(),
    // The native input clears its files only after this event.
    restore: (initial) => setTimeout(() => files.restore([...(initial as typeof none)]), 0),
  });

  // Rule messages name files, so the rules of the new files must be rendered before validation.
  const hasChanged = useRef(false);
  const validateFiles = useEffectEvent(() => field.input(entries));
  useEffect(() => {
    if (hasChanged.current) validateFiles();
    hasChanged.current = false;
  }, [entries]);

  function withValidation<Parameters extends unknown[]>(run: (...parameters: Parameters) => void) {
    return (...parameters: Parameters) => {
      hasChanged.current = true;
      run(...parameters);
    };
  }

  return {
    field: useHiddenPendingError(field, describePending(entries, intl)),
    frame,
    announcement,
    files: {
      ...files,
      add: withValidation(files.add),
      remove: withValidation(files.remove),
      cancel: withValidation(files.cancel),
      retry: withValidation(files.retry),
      setAlt: withValidation(files.setAlt),
    },
  };
}
