import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createTelemetry } from './telemetry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an error is sent with the time at which it was reported, however late it is sent', async () => {
  const bodies: string[] = [];
  // The first request fails, so that the error is sent again.
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(body);
    return Promise.resolve(new Response(null, { status: bodies.length === 1 ? 503 : 200 }));
  });
  const config = readConfig({
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://collector.test/v1/logs',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  const telemetry = await createTelemetry(config, () => undefined);
  const before = Date.now();
  telemetry?.reportError({
    event: 'failure',
    severity: 'ERROR',
    type: 'Error',
    message: 'Failed',
    stack: '',
    attributes: {},
    trace: null,
  });
  const after = Date.now();
  await expect.poll(() => bodies.length).toBe(2);
  await telemetry?.close();
  const times = bodies.map((body) => Number(/"timeUnixNano":"(\d+)\d{6}"/.exec(body)?.[1]));
  for (const time of times) {
    // The two clocks can differ by a few ms.
    expect(time).toBeGreaterThan(before - 20);
    expect(time).toBeLessThan(after + 20);
  }
});
