import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldOptions } from './fieldOptions.ts';
import { initialFieldState, type FieldState } from './fieldState.ts';
import { createFormStore } from './formStore.ts';
import type { FormField } from './formField.ts';
import { validate } from './validate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a mounted field of a form, in the given state. */
function createFormField(key: string, state: Partial<FieldState> = {}): FormField {
  return {
    key,
    name: key,
    element: document.body.appendChild(document.createElement('div')),
    controlId: `${key}-control`,
    getState: () => ({ ...initialFieldState, ...state }),
    getValue: () => '',
    getLabel: () => key,
    getOptions: () => ({}) as FieldOptions,
    isDisabled: () => false,
    dependsOn: () => false,
    validateAndShow: () => null,
    revalidate: () => undefined,
    setError: () => undefined,
    markPristine: () => undefined,
    input: () => undefined,
    focus: () => undefined,
  };
}

function createInvalidField(key: string): FormField {
  const ruleError = validate('', { required: true });
  if (ruleError === null) throw new Error('an empty value passes required');
  return createFormField(key, { ruleError });
}

describe('the form-wide state', () => {
  test('is published once, 16 ms after the last change', () => {
    const store = createFormStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.register(createInvalidField('name'));
    vi.advanceTimersByTime(15);
    store.notify();
    vi.advanceTimersByTime(15);
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState().isValid).toBe(true);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ isValid: false, isDirty: false, isTouched: false });
  });

  test('is not published when a change makes no difference', () => {
    const store = createFormStore();
    store.register(createInvalidField('name'));
    vi.runAllTimers();
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.getState();
    store.notify();
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).toBe(before);
  });

  test('has errors, dirty and touched fields by name, in the order of the page', () => {
    const store = createFormStore();
    const [first, second] = [createInvalidField('first'), createInvalidField('second')];
    store.register(second);
    store.register(first);
    store.register(createFormField('third', { value: 'new', isTouched: true }));
    store.publish();
    const state = store.getState();
    expect(Object.keys(state.errors)).toEqual(['first', 'second']);
    expect([state.dirty, state.touched]).toEqual([{ third: true }, { third: true }]);
  });

  test('has no errors of unmounted or disabled fields', () => {
    const store = createFormStore();
    const unregister = store.register(createInvalidField('name'));
    store.register({ ...createInvalidField('off'), isDisabled: () => true });
    store.publish();
    expect(Object.keys(store.getState().errors)).toEqual(['name']);
    unregister();
    vi.advanceTimersByTime(16);
    expect(store.getState().isValid).toBe(true);
  });

  test('is published at once when a submit starts', () => {
    const store = createFormStore();
    store.setSubmitting(true);
    expect(store.getState().isSubmitting).toBe(true);
    expect(store.isSubmitting()).toBe(true);
  });
});
