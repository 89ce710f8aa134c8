import {
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useIntl } from '../i18n/intl.ts';
import { prepareAnnouncer } from '../internal/announcer.ts';
import { createField } from './field.ts';
import { hideValidity } from './fieldElement.ts';
import { isExempt, type FieldOptions } from './fieldOptions.ts';
import type { FieldStatus } from './fieldState.ts';
import type { Quiet } from './fieldSpeech.ts';
import { createServerError, formatError } from './messages.ts';
import { FormStoreContext } from './useFormState.ts';
import type { Rules } from './rules.ts';
import { isSameRules } from './runRules.ts';
import { isRequiredBy, listWarnings } from './compileRules.ts';

/** Validates a field on input and on blur, shows the result at once, and reports it to the form around it. */
export function useField(options: FieldOptions) {
  const { name, label, rules, messages, errorMessage } = options;
  const id = useId();
  const intl = useIntl();
  const store = useContext(FormStoreContext);
  const rootRef = useRef<HTMLDivElement>(null);
  const [initialError] = useState(() => {
    const text = store?.getInitialError(name);
    return text ? createServerError(text) : null;
  });
  const [status, setStatus] = useState<FieldStatus>(initialError);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [quiet, setQuiet] = useState<Quiet>(null);
  const [field] = useState(() =>
    createField(id, options, initialError, {
      onStatusChange: setStatus,
      onQuietChange: setQuiet,
      render,
    }),
  );

  // In an insertion effect, because React ends an action with a reset before layout effects, and its handler reads the options.
  useInsertionEffect(() =>
    field.setOptions({
      ...options,
      // Numbers in messages have no group separators, because users type numbers without them.
      formatCount: (count) =>
        intl.formatNumber(count, { useGrouping: false, maximumFractionDigits: 20 }),
      formatCorrection: (current) =>
        intl.formatMessage(
          { id: 'ds.validation.corrected', defaultMessage: '{field}: corrected.' },
          { field: current },
        ),
    }),
  );
  useEffect(prepareAnnouncer, []);

  useEffect(() => {
    const root = rootRef.current;
    return root === null ? undefined : field.mount(root, store);
    // The name is a dependency, because the field registers under it.
  }, [field, store, name]);

  useLayoutEffect(() => {
    if (rootRef.current) hideValidity(rootRef.current);
  });
  useEffect(() => field.update());

  const isValidating = status === 'validating';
  const error = isValidating ? null : status;
  return {
    id,
    rootRef,
    /** The message to show, in the language of the page. */
    message: errorMessage || (error && formatError(error, intl, label, messages)) || null,
    /** How far the control exposes the message. */
    quiet,
    /** The message is the server's, which may be in another language than the page. */
    isServerMessage: !errorMessage && error?.rule === null,
    /** An asynchronous rule has not answered yet. */
    isValidating,
    isRequired: isRequiredBy(rules),
    /** The warnings in the rules of a field that is validated. */
    warnings: isExempt(options) ? [] : listWarnings(rules),
    label,
    read: options.read,
    /** Call on each input, with the new value where it cannot be read yet. */
    input: field.input,
    /** Call when focus leaves the field. */
    blur: field.blur,
    /** Call when an input method starts and ends to compose characters. */
    compose: field.compose,
    /** Returns whether the form is being reset. */
    isResetting: field.isResetting,
    /** Returns whether the user has left the field. */
    isTouched: field.isTouched,
  };
}

/** What a field's component receives from `useField`. */
export type FieldValidation = ReturnType<typeof useField>;

/** Returns the same object for as long as the rules are equal, so that rules written inline do not run on each render. */
export function useStableRules(rules: Rules): Rules {
  const [stable, setStable] = useState(rules);
  if (isSameRules(stable, rules)) return stable;
  setStable(rules);
  return rules;
}
