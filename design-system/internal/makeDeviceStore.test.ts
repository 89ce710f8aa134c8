import { expect, test, vi } from 'vitest';
import { makeDeviceStore } from './makeDeviceStore.ts';

function counter() {
  return makeDeviceStore('counter', (stored) => (typeof stored === 'number' ? stored : 0));
}

test('stores the value on the device and notifies subscribers', () => {
  const store = counter();
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.set(3);
  expect(onChange).toHaveBeenCalledOnce();
  expect(counter().get()).toBe(3);
  unsubscribe();
  store.set(4);
  expect(onChange).toHaveBeenCalledOnce();
  store.reset();
  expect(counter().get()).toBe(0);
});

test('falls back to a valid value when the stored JSON is damaged', () => {
  localStorage.setItem('counter', '{"half');
  expect(counter().get()).toBe(0);
});

test('follows changes from another tab, including a cleared storage', () => {
  const store = counter();
  store.subscribe(() => undefined);
  localStorage.setItem('counter', '7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(store.get()).toBe(7);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get()).toBe(0);
});

test('follows another tab without subscribers', () => {
  const store = counter();
  store.set(1);
  store.subscribe(() => undefined)();
  localStorage.setItem('counter', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(store.get()).toBe(2);
});

test('reads again when the page comes back from the back/forward cache', () => {
  const store = counter();
  const onChange = vi.fn();
  store.set(1);
  store.subscribe(onChange);
  localStorage.setItem('counter', '2');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toBe(2);
  expect(onChange).toHaveBeenCalledOnce();
});
