import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

test('the same values have the same key until it is renewed', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const key = result.current.get({ amount: 1, tags: ['a'] });
  rerender();
  expect(result.current.get({ amount: 1, tags: ['a'] })).toBe(key);
  expect(result.current.get({ amount: 1, tags: ['b'] })).not.toBe(key);
  result.current.renew();
  expect(result.current.get({ amount: 1, tags: ['b'] })).not.toBe(key);
});

test('without values, the key is the same until it is renewed', () => {
  const { result } = renderHook(useIdempotencyKey);
  const key = result.current.get();
  expect(result.current.get()).toBe(key);
  result.current.renew();
  expect(result.current.get()).not.toBe(key);
});

test('another file is another value, also with the same content', () => {
  const { result } = renderHook(useIdempotencyKey);
  const [one, other] = [new File(['a'], 'a.txt'), new File(['a'], 'a.txt')];
  const key = result.current.get({ file: one });
  expect(result.current.get({ file: one })).toBe(key);
  expect(result.current.get({ file: other })).not.toBe(key);
});
