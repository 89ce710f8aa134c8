import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listConfig } from './config/variables.ts';
import { day, hour } from './durations.ts';

const ENCRYPTION_KEY = randomBytes(32).toString('base64');

describe('the configuration', () => {
  test('is a demo by default, with the figures of the product', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ mode: 'demo', isDemo: true, hasTestHooks: true });
    expect(config.server.port).toBe(4173);
    expect(config.marketplace.clearing).toBe(14 * day);
    expect(config.marketplace.reviewWindow).toBe(72 * hour);
    expect(config.session).toMatchObject({ idle: day, absolute: 30 * day });
    expect(config.otp).toMatchObject({ life: 600_000, resend: 45_000, tries: 5 });
  });

  test('has no demo and no test hooks in production', () => {
    const config = readConfig({ DEMO: 'off', ENCRYPTION_KEY });
    expect(config).toMatchObject({ mode: 'production', isDemo: false, hasTestHooks: false });
    expect(readConfig({ MODE: 'production', ENCRYPTION_KEY })).toMatchObject({
      isDemo: false,
      hasTestHooks: false,
    });
    expect(() => readConfig({ MODE: 'production', DEMO: 'on' })).toThrow('DEMO');
    expect(readConfig({ MODE: 'test', DEMO: 'off' })).toMatchObject({
      isDemo: false,
      hasTestHooks: true,
    });
  });

  test('reports every invalid variable at once, without secrets', () => {
    const env = { PORT: 'many', DEMO: 'maybe', PUBLIC_ORIGIN: 'example.test', CLEARING_DAYS: '-1' };
    expect(() => readConfig(env)).toThrow(/PORT: "many".*\nPUBLIC_ORIGIN: .*\nDEMO: .*\nCLEARING/s);
  });

  test('can be listed for the documentation', () => {
    const rows = listConfig();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.every(({ about }) => about.endsWith('.'))).toBe(true);
  });
});
