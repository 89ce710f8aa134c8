import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSectionDraft } from './useSectionDraft.ts';

const saved = { city: 'Singapore', postcode: '018956' };
const openDraft = () => renderHook(() => useSectionDraft('test', saved));

afterEach(() => localStorage.clear());

test('changes of two fields before the next render are both stored', () => {
  const { result } = openDraft();
  act(() => {
    result.current.change({ city: 'Lyon' });
    result.current.change({ postcode: '69001' });
  });
  const changed = { city: 'Lyon', postcode: '69001' };
  expect(result.current.values).toEqual(changed);
  expect(openDraft().result.current.values).toEqual(changed);
});

test('a discarded draft is not part of the next change', () => {
  const { result } = openDraft();
  act(() => result.current.change({ city: 'Lyon' }));
  act(() => result.current.clear());
  act(() => result.current.change({ postcode: '069000' }));
  expect(result.current.values).toEqual({ city: 'Singapore', postcode: '069000' });
});

test('what is entered while a draft is saved stays in the draft', () => {
  const { result } = openDraft();
  act(() => result.current.change({ city: 'Lyon', postcode: '69001' }));
  const finishSaving = result.current.startSaving();
  act(() => result.current.change({ postcode: '69002' }));
  act(() => finishSaving());
  const later = { city: 'Singapore', postcode: '69002' };
  expect(result.current.values).toEqual(later);
  expect(openDraft().result.current.values).toEqual(later);
});
