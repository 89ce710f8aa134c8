import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useControlFrame, type FindControl } from '../field/useControlFrame.ts';
import { useFocusableField, type FocusableField } from '../field/useFocusableField.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import type { FileEntry, FileEvent } from './fileEntry.ts';
import { describePending, fileRules, getRejection, type FileLimits } from './fileRules.ts';
import type { Upload } from './useUploads.ts';
import { useFileEntries } from './useFileEntries.ts';
import { useFileIntl } from './useFileIntl.ts';
import type { MessageDescriptor } from '../../validation/messages.ts';
import { getRoot } from '../../internal/roots.ts';

const eventMessages: Record<FileEvent, MessageDescriptor> = defineMessages({
  added: {
    id: 'ds.file.added',
    defaultMessage:
      '{count, plural, one {{file} has been added.} other {# files have been added.}}',
  },
  removed: { id: 'ds.file.removed', defaultMessage: '{file} has been removed.' },
  uploaded: { id: 'ds.file.uploaded', defaultMessage: '{file} has been uploaded.' },
  failed: { id: 'ds.file.failed', defaultMessage: '{file} could not be uploaded.' },
});

/** Returns the announcement of an event for screen readers. */
function describeEvent(
  event: FileEvent,
  files: readonly File[],
  { formatMessage }: IntlShape,
): string {
  if (files.length === 0) return '';
  return formatMessage(eventMessages[event], { file: files[0]?.name ?? '', count: files.length });
}

/** Hides the error of a pending upload until the user tries to submit the form. The form is invalid meanwhile. */
function useHiddenPendingError(field: FocusableField, pending: string | null) {
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isPending = pending !== null;
  const { rootRef } = field;
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || !isPending) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onSubmit = () => setHasSubmitted(true);
    root.addEventListener('invalid', onSubmit, options);
    // On the document or shadow root, because a field named `addEventListener` would hide the form's function.
    getRoot(root).addEventListener(
      'submit',
      ({ target }) => {
        if (target === root.closest('form')) onSubmit();
      },
      options,
    );
    return () => {
      controller.abort();
      setHasSubmitted(false);
    };
  }, [rootRef, isPending]);
  return field.message === pending && !hasSubmitted ? { ...field, message: null } : field;
}

const none: readonly FileEntry[] = [];

// Not by `getElementById` of the document, which finds nothing in a shadow root.
const findButton: FindControl = (root) => root.querySelector('[id$="-control"]');

export type FileValueProps = FieldProps & {
  /**
   * Uploads each file as soon as it is chosen, with a progress bar. The files are then not part of native form data;
   * the result of the upload is in the value. Files of the value with the state `chosen` are uploaded too.
   */
  upload?: Upload | undefined;
  /** The files (controlled). */
  value?: readonly FileEntry[] | undefined;
  /** The initial files (uncontrolled). */
  defaultValue?: readonly FileEntry[] | undefined;
  /**
   * Called with all files when one is added, removed or changes its state. Includes rejected files, which make the
   * field invalid.
   */
  onChange?: ((value: readonly FileEntry[]) => void) | undefined;
};

/** Manages a file field: its files, their validation and announcements. */
export function useFileField(props: FileValueProps, limits: FileLimits, hasAltText: boolean) {
  const intl = useFileIntl();
  const {
    name,
    rules,
    ruleMessages,
    errorMessage,
    isRequired = false,
    value,
    defaultValue = none,
    onChange,
    upload,
    validateOn,
    'aria-describedby': describedBy,
    ...frame
  } = props;
  const { label, textValue, isDisabled = false, isReadOnly = false } = frame;
  const files = useFileEntries({
    value,
    defaultValue,
    onChange,
    upload,
    maxFiles: limits.maxFiles,
    isAllowed: (entry, all) => getRejection(entry, all, limits) === null,
    // Rejected files are not announced here, because the field announces its error.
    onEvent: (event, changed) => announce(describeEvent(event, changed, intl)),
  });
  const { entries } = files;
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...fileRules(entries, limits, intl), ...listRules(rules ?? {})];
  }, [isRequired, entries, limits, intl, rules]);

  const field = useFocusableField({
    name,
    label,
    textValue,
    messages: ruleMessages,
    errorMessage,
    isDisabled,
    isReadOnly,
    describedBy,
    validateOn,
    rules: allRules,
    read: () => entries,
    focus: () => field.rootRef.current && findButton(field.rootRef.current)?.focus(),
    defaultValue: value === undefined ? defaultValue : undefined,
    // The result of an upload and alternative texts are in the entries only.
    hasFiles: !upload && !hasAltText,
    // The native input clears its files only after this event.
    restore: (initial, isReset) =>
      setTimeout(() => files.restore([...(initial as typeof none)], isReset), 0),
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
    frame: useControlFrame(field, findButton, frame),
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
