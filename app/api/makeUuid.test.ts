import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeUuid } from './makeUuid.ts';

test('makes UUIDs without crypto.randomUUID, which pages without HTTPS lack', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, makeUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
