import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameError, isSameValue } from '../../../validation/fieldState.ts';
import type { ValidationError } from '../../../validation/messages.ts';
import { isSameRules } from '../../../validation/runRules.ts';
import type { FieldValidation } from '../../../validation/useField.ts';
import { FormStoreContext } from '../../../validation/useFormState.ts';
import { findWarning } from '../../../validation/warnings.ts';
import { useIntl } from '../../../i18n/intl.ts';
import { getRoot } from '../../../internal/roots.ts';

/** How long after an input a new warning is shown, in ms: users who are still typing are not interrupted. */
const pauseMs = 1000;

/**
 * Returns the warning about the value of a field. It is shown once the user has left the field for the first time, and from then on after a
 * pause in typing; it disappears with the input after which it no longer applies.
 */
export function useWarning({ warnings, rootRef, read, label, isTouched }: FieldValidation) {
  const intl = useIntl();
  const store = use(FormStoreContext);
  const [warning, setWarning] = useState<ValidationError | null>(null);
  const run = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checked = useRef<{ value: unknown; warnings: unknown } | null>(null);

  const stop = () => {
    clearTimeout(timer.current);
    run.current?.abort();
  };

  const update = useEffectEvent((showsNew: boolean) => {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    const { signal } = controller;
    const value = read();
    checked.current = { value, warnings };
    const options = {
      label,
      signal,
      getValue: (name: string) => store?.getValue(name),
      formatCount: (count: number) => intl.formatNumber(count, { useGrouping: false }),
    };
    const search = isTouched() ? findWarning(value, warnings, options) : Promise.resolve(null);
    search.then(
      (found) => {
        if (signal.aborted) return;
        setWarning((shown) => {
          const waits = found !== null && !showsNew && shown === null;
          return waits || isSameError(shown, found) ? shown : found;
        });
      },
      // A rule of a warning that fails does not hinder the user.
      (cause: unknown) => signal.aborted || reportError(cause),
    );
  });
  const updateAfter = useEffectEvent((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => update(true), ms);
  });

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const onInput = () => {
      // In the next task, because fields store what was typed in their own handlers.
      setTimeout(() => signal.aborted || update(false), 0);
      updateAfter(pauseMs);
    };
    // Other fields of the form may be read by the rules.
    const listened = root.closest('form') ?? root;
    listened.addEventListener('input', onInput, { signal });
    listened.addEventListener('change', onInput, { signal });
    root.addEventListener('focusout', () => updateAfter(0), { signal });
    getRoot(root).addEventListener('reset', () => updateAfter(0), { signal });
    // The code may have loaded after the user has left the field.
    update(true);
    return () => {
      stop();
      end.abort();
    };
  }, [rootRef]);
  // A list or a calendar changes the value without an event in the field.
  useEffect(() => {
    const last = checked.current;
    if (last && isSameValue(read(), last.value) && isSameRules(warnings, last.warnings)) return;
    update(false);
    updateAfter(pauseMs);
  });
  return warning;
}
