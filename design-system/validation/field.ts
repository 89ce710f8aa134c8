import {
  afterPointerUp,
  createCustomValidity,
  findLabel,
  listenToControls,
  trackPointer,
} from './fieldElement.ts';
import { isInDisabledFieldset } from '../internal/isInDisabledFieldset.ts';
import { createFieldChecks, type CheckOptions } from './fieldChecks.ts';
import { createFieldDefault } from './fieldDefault.ts';
import {
  fieldReducer,
  getStatus,
  getValidity,
  initialFieldState,
  isDirty,
  isSameStatus,
  isSameValue,
  type FieldEvent,
  type FieldListeners,
} from './fieldState.ts';
import { createFieldSpeech } from './fieldSpeech.ts';
import { isExempt, isSameValidation, type FieldOptions } from './fieldOptions.ts';
import type { FormStore } from './formStore.ts';
import type { FormField } from './formField.ts';
import { createServerError, type ValidationError } from './messages.ts';
import { isSameRules } from './runRules.ts';
import { createRulesWarning } from './createRulesWarning.ts';
import type { ValidationResult } from './validate.ts';

/** Creates a field with the options and the server's message of its first render. */
export function createField(
  id: string,
  initialOptions: FieldOptions,
  initialError: ValidationError | null,
  { onStatusChange, onQuietChange, render }: FieldListeners,
) {
  let options = initialOptions;
  let state = initialFieldState;
  if (initialError) dispatch({ type: 'serverError', error: initialError });
  let status = getStatus(state);
  let mounted: { root: HTMLElement; store: FormStore | null } | null = null;
  let isResetting = false;
  let resetCount: number | undefined;
  /** The value of the input that is being handled: what React has not rendered yet cannot be read. */
  let entered: { readonly value: unknown } | null = null;
  const setValidity = createCustomValidity();
  const warnOfNewRules = createRulesWarning();
  const initial = createFieldDefault(initialOptions.defaultValue);

  const getLabel = () => options.label || findLabel(mounted?.root) || options.name || '';
  const speech = createFieldSpeech({
    messageId: `${id}-message`,
    getRoot: () => mounted?.root,
    getLabel,
    getCorrection: () => options.formatCorrection?.(getLabel()) ?? '',
    onChange: onQuietChange,
  });
  const checks = createFieldChecks({
    getOptions: () => options,
    getLabel,
    getStore: () => mounted?.store,
    onSettled(error) {
      if (isExempt(options)) return;
      applyResult(state.value, error);
      if (state.isRevealed) publishStatus();
      mounted?.store?.notify();
    },
  });

  function dispatch(event: FieldEvent): void {
    state = fieldReducer(state, event);
  }

  function publishStatus(): void {
    const next = getStatus(state);
    // React may render a component again although its new state equals the old one.
    if (isSameStatus(status, next)) return;
    status = next;
    speech.change();
    onStatusChange(next);
  }

  function updateValidity(): void {
    if (mounted) setValidity(mounted.root, getValidity(state, options.errorMessage));
  }

  function applyResult(value: unknown, result: ValidationResult): void {
    const isValidating = result instanceof Promise;
    dispatch({ type: 'validated', value, error: isValidating ? null : result, isValidating });
    updateValidity();
  }

  function validate(value: unknown, check: CheckOptions = {}): ValidationResult {
    const isChanged = !isSameValue(state.value, value);
    const result = checks.run(value, check);
    applyResult(value, result);
    mounted?.store?.notify(isChanged ? options.name : undefined);
    return result;
  }

  function revalidate(isForced = false): void {
    void validate(options.read(), { isForced });
    if (state.isRevealed) publishStatus();
  }

  function validateAndShow(): ValidationResult {
    dispatch({ type: 'submit' });
    const result = validate(options.read());
    speech.submit();
    publishStatus();
    return result;
  }

  const markPristine = (value: unknown) => dispatch({ type: 'markPristine', value });

  /** Makes a new default value the initial one. Returns whether there is one. */
  function adoptNewDefault(): boolean {
    const isNew = initial.adopt(options.defaultValue);
    if (isNew) markPristine(initial.get());
    return isNew;
  }

  function reset(): void {
    speech.end();
    dispatch({ type: 'reset' });
    publishStatus();
    // After an action, React resets the form while it commits the default values that the action has returned: `update` runs later.
    // A submission makes what was sent the initial value; a reset restores the default.
    if (!adoptNewDefault()) markPristine(initial.get());
    isResetting = true;
    // As a reset, `restore` also calls `onChange`.
    options.restore?.(state.initialValue, true);
    // The browser resets native controls after the event, so they are read then.
    setTimeout(() => {
      isResetting = false;
      render();
      revalidate();
    }, 0);
  }

  function input(value: unknown = options.read(), isFromCode = false): void {
    const validateOn = options.validateOn ?? mounted?.store?.getValidateOn();
    speech.edit();
    dispatch({ type: 'input', isQuiet: isFromCode || validateOn === 'blur' });
    entered = { value };
    // Also validates the fields whose rules read this one.
    void validate(value, { isDebounced: true });
    entered = null;
    if (!state.isComposing) publishStatus();
  }

  function blur(): void {
    dispatch({ type: 'blur' });
    void validate(options.read());
    afterPointerUp(() => {
      // A reset may have come in between.
      if (!state.isTouched) return;
      dispatch({ type: 'reveal' });
      publishStatus();
      speech.leave();
    });
  }

  function compose(isComposing: boolean): void {
    dispatch({ type: isComposing ? 'compositionStart' : 'compositionEnd' });
    if (!isComposing) input();
  }

  // One object for as long as the field exists: it has another name after its row has moved, and messages about the row follow it.
  const formField: Omit<FormField, 'key' | 'name' | 'element'> = {
    controlId: `${id}-control`,
    getState: () => state,
    getValue: () => (entered ? entered.value : options.read()),
    getLabel,
    getOptions: () => options,
    isDisabled: () =>
      options.isDisabled || (mounted !== null && isInDisabledFieldset(mounted.root)),
    dependsOn: checks.dependsOn,
    validateAndShow,
    revalidate: () => revalidate(true),
    input,
    setError(type, text) {
      if (type === 'serverError') speech.submit();
      dispatch({ type, error: text === null ? null : createServerError(text) });
      updateValidity();
      if (state.isRevealed) publishStatus();
      mounted?.store?.notify();
    },
    markPristine,
    focus: () => options.focus(),
  };

  return {
    /** Stores the options of the latest render. */
    setOptions(latest: FieldOptions): void {
      options = latest;
    },
    /** Connects the field to its element and its form. Returns the function that disconnects it. */
    mount(root: HTMLElement, store: FormStore | null): () => void {
      mounted = { root, store };
      if (initial.start(options.readInitial ?? options.read)) markPristine(initial.get());
      trackPointer(root);
      const stopListening = listenToControls(root, {
        onInvalid: () => void validateAndShow(),
        onFocus: () => options.focus(),
        onReset: reset,
      });
      const { name } = options;
      const unregister = store?.register(
        Object.assign(formField, { key: name ?? id, name, element: root }),
      );
      if (resetCount !== undefined && resetCount !== store?.getResetCount()) reset();
      return () => {
        resetCount = store?.getResetCount();
        checks.end();
        speech.end();
        mounted = null;
        stopListening();
        unregister?.();
      };
    },
    /** Validates again if a render has changed the value or an option that validation depends on. */
    update(): void {
      const wasPristine = !isDirty(state);
      // Not as a reset: `restore` shows the new default value without calling `onChange`.
      if (adoptNewDefault() && wasPristine) options.restore?.(state.initialValue, false);
      const checked = checks.getLast(options.read());
      warnOfNewRules(
        () => checked !== null && !isSameRules(checked.rules, options.rules),
        options.name ?? options.label,
      );
      if (!checked || !isSameValidation(checked, options)) revalidate();
    },
    /** Returns whether the form is being reset: changes that controls report meanwhile are not the user's. */
    isResetting: (): boolean => isResetting,
    /** Returns whether the user has left the field or submitted it, since the last reset. */
    isTouched: (): boolean => state.isTouched,
    /** Handles input and the loss of focus. Without a value, the current one is read. */
    input,
    blur,
    /** Handles the start and the end of an input method's composition. */
    compose,
  };
}
