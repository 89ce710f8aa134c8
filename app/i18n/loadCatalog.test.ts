import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../config.ts';
import { loadCatalog } from './loadCatalog.ts';

const fetchMock = vi.fn<typeof fetch>();
const before = { ...config };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(config, before);
});

test('the catalogue is fetched in the configured version from the configured host', async () => {
  Object.assign(config, { localizationHost: 'https://cdn.example', localizationVersion: '0a1b2c' });
  const catalog = { 'title.jobs': [{ type: 0, value: '职位' }] };
  fetchMock.mockResolvedValue(Response.json(catalog));
  expect(await loadCatalog('zh-Hans')).toEqual(catalog);
  expect(fetchMock).toHaveBeenCalledWith('https://cdn.example/localization/zh-Hans.0a1b2c.json');
});

test('loading fails if the file does not exist', async () => {
  fetchMock.mockResolvedValue(Response.json({}, { status: 404 }));
  await expect(loadCatalog('ar')).rejects.toThrow('404');
});
