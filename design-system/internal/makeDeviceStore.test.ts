import { expect, test, vi } from 'vitest';
import { makeDeviceStore } from './makeDeviceStore.ts';

/** Creates a store for a number, as after a reload of the page. */
function createCounter() {
  return makeDeviceStore('counter', (stored) => (typeof stored === 'number' ? stored : 0));
}

test('a store writes its value to the device and notifies subscribers', () => {
  const store = createCounter();
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.set(3);
  expect(onChange).toHaveBeenCalledOnce();
  expect(createCounter().get()).toBe(3);
  unsubscribe();
  store.set(4);
  expect(onChange).toHaveBeenCalledOnce();
  store.reset();
  expect(createCounter().get()).toBe(0);
});

test('a store has its default value if the stored JSON is damaged', () => {
  localStorage.setItem('counter', '{"half');
  expect(createCounter().get()).toBe(0);
});

test('a store follows changes from another tab, including a cleared storage', () => {
  const store = createCounter();
  store.subscribe(() => undefined);
  localStorage.setItem('counter', '7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(store.get()).toBe(7);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get()).toBe(0);
});

test('a store without subscribers follows another tab', () => {
  const store = createCounter();
  store.set(1);
  store.subscribe(() => undefined)();
  localStorage.setItem('counter', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(store.get()).toBe(2);
});

test('a store is read again when the page comes back from the back/forward cache', () => {
  const store = createCounter();
  const onChange = vi.fn();
  store.set(1);
  store.subscribe(onChange);
  localStorage.setItem('counter', '2');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toBe(2);
  expect(onChange).toHaveBeenCalledOnce();
});
