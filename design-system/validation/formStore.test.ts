import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldHandle } from './formState.ts';
import { createFormStore } from './formStore.ts';
import { validate } from './validate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function handle(key: string, change: Partial<FieldHandle> = {}): FieldHandle {
  return {
    key,
    name: key,
    element: document.body.appendChild(document.createElement('div')),
    isDisabled: () => false,
    value: () => '',
    error: () => null,
    isDirty: () => false,
    isTouched: () => false,
    isPending: () => false,
    readsFrom: () => false,
    reveal: () => null,
    reconsider: () => undefined,
    refuse: () => undefined,
    accept: () => undefined,
    focus: () => undefined,
    ...change,
  };
}

function failing(key: string) {
  const failure = validate('', { required: true });
  if (failure === null) throw new Error('required refuses nothing');
  const error = { problem: { failure }, label: key, messages: undefined, controlId: key };
  return handle(key, { error: () => error });
}

describe('the form-wide state', () => {
  test('is published once, 16 ms after the last change', () => {
    const store = createFormStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.register(failing('name'));
    vi.advanceTimersByTime(15);
    store.changed();
    vi.advanceTimersByTime(15);
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState().isValid).toBe(true);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ isValid: false, isDirty: false, isTouched: false });
  });

  test('tells nobody when nothing came of a change', () => {
    const store = createFormStore();
    store.register(failing('name'));
    vi.runAllTimers();
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.getState();
    store.changed();
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).toBe(before);
  });

  test('knows what is wrong, changed and visited, by name and in the order of the page', () => {
    const store = createFormStore();
    const [first, second] = [failing('first'), failing('second')];
    store.register(second);
    store.register(first);
    store.register(handle('third', { isDirty: () => true, isTouched: () => true }));
    store.publish();
    const state = store.getState();
    expect(Object.keys(state.errors)).toEqual(['first', 'second']);
    expect(state).toMatchObject({ dirty: { third: true }, touched: { third: true } });
  });

  test('forgets fields that vanish, and does not count disabled ones', () => {
    const store = createFormStore();
    const unregister = store.register(failing('name'));
    store.register({ ...failing('off'), isDisabled: () => true });
    store.publish();
    expect(Object.keys(store.getState().errors)).toEqual(['name']);
    unregister();
    vi.advanceTimersByTime(16);
    expect(store.getState().isValid).toBe(true);
  });

  test('says at once that a submission is under way', () => {
    const store = createFormStore();
    store.setSubmitting(true);
    expect(store.getState().isSubmitting).toBe(true);
    expect(store.isSubmitting()).toBe(true);
  });
});
