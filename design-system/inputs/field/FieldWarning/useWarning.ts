import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameError } from '../../../validation/fieldState.ts';
import type { ValidationError } from '../../../validation/messages.ts';
import { useStableRules, type FieldValidation } from '../../../validation/useField.ts';
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
export function useWarning({ warnings, rootRef, read, label }: FieldValidation) {
  const intl = useIntl();
  const store = use(FormStoreContext);
  const rules = useStableRules(warnings);
  const [warning, setWarning] = useState<ValidationError | null>(null);
  const hasLeft = useRef(false);
  const run = useRef<AbortController | null>(null);

  const update = useEffectEvent((showsNew = true) => {
    run.current?.abort();
    if (!hasLeft.current) return;
    const controller = new AbortController();
    run.current = controller;
    const { signal } = controller;
    const options = {
      label,
      signal,
      getValue: (name: string) => store?.getValue(name),
      formatCount: (count: number) => intl.formatNumber(count, { useGrouping: false }),
    };
    findWarning(read(), rules, options).then(
      (found) => {
        if (signal.aborted) return;
        setWarning((shown) => {
          const isHeld = found !== null && !showsNew && shown === null;
          return isHeld || isSameError(shown, found) ? shown : found;
        });
      },
      // A warning that cannot be found out does not hinder the user.
      (cause: unknown) => signal.aborted || reportError(cause),
    );
  });

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout>;
    const updateAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => update(), ms);
    };
    // Other fields of the form may be read by the rules.
    const listened = root.closest('form') ?? root;
    for (const type of ['input', 'change'] as const) {
      const onInput = () => {
        // In the next task, because fields store what was typed in their own handlers.
        setTimeout(() => update(false), 0);
        updateAfter(pauseMs);
      };
      listened.addEventListener(type, onInput, { signal });
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (root.contains(relatedTarget as Node | null)) return;
      hasLeft.current = true;
      updateAfter(0);
    };
    root.addEventListener('focusout', onLeave, { signal });
    const onReset = ({ target }: Event) => {
      if (target !== root.closest('form')) return;
      hasLeft.current = false;
      run.current?.abort();
      setWarning(null);
    };
    getRoot(root).addEventListener('reset', onReset, { signal });
    return () => {
      clearTimeout(timer);
      run.current?.abort();
      end.abort();
    };
  }, [rootRef]);
  // A list or a calendar changes the value without an event in the field.
  useEffect(() => update(), [rules, label]);
  return warning;
}
