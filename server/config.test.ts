import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listConfig } from './config/variables.ts';

const ENCRYPTION_KEY = randomBytes(32).toString('base64');

describe('the configuration', () => {
  test('is a demo by default, with the numbers that the product promises', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ mode: 'demo', isDemo: true, hasSeams: true });
    expect(config.server.port).toBe(4173);
    expect(config.market.clearing).toBe(14 * 86_400_000);
    expect(config.market.reviewWindow).toBe(72 * 3_600_000);
    expect(config.session).toMatchObject({ idle: 86_400_000, absolute: 30 * 86_400_000 });
    expect(config.otp).toMatchObject({ life: 600_000, resend: 45_000, tries: 5 });
  });

  test('has no demo and no test seams in production', () => {
    const config = readConfig({ DEMO: 'off', ENCRYPTION_KEY });
    expect(config).toMatchObject({ mode: 'production', isDemo: false, hasSeams: false });
    expect(readConfig({ MODE: 'production', ENCRYPTION_KEY })).toMatchObject({
      isDemo: false,
      hasSeams: false,
    });
    expect(() => readConfig({ MODE: 'production', DEMO: 'on' })).toThrow('DEMO');
    expect(readConfig({ MODE: 'test', DEMO: 'off' })).toMatchObject({
      isDemo: false,
      hasSeams: true,
    });
  });

  test('names every variable that cannot be used, at once and without secrets', () => {
    const env = { PORT: 'many', DEMO: 'maybe', PUBLIC_ORIGIN: 'example.test', CLEARING_DAYS: '-1' };
    expect(() => readConfig(env)).toThrow(/PORT: "many".*\nPUBLIC_ORIGIN: .*\nDEMO: .*\nCLEARING/s);
  });

  test('can be listed for people', () => {
    const rows = listConfig();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.every(({ about }) => about.endsWith('.'))).toBe(true);
  });
});
