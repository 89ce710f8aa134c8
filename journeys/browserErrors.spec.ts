import { expect } from '@playwright/test';
import { startCollector, type Collector } from '../server/testing/collector.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let collector: Collector;
let server: DemoServer;
test.beforeAll(async () => {
  collector = await startCollector();
  server = await makeServer({
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'error',
  });
});
test.afterAll(async () => {
  await server.stop();
  await collector.close();
});

test('errors of a page are reported without personal data, whether the user sees an error page or nothing', async ({
  page,
}) => {
  await signin(page, server.origin, 'approved');
  const find = (message: RegExp) =>
    collector.records().filter(({ body }) => message.test(body.stringValue ?? ''));

  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('thrown for amal@example.com');
    });
    void Promise.reject(new TypeError('rejected'));
  });
  await expect.poll(() => find(/thrown for …@…/).length).toBe(1);
  await expect.poll(() => find(/rejected/).length).toBe(1);

  // Left first, because its list of jobs may be read again, which would report one more error.
  await page.goto('about:blank');
  // The response has an unexpected shape, so the page throws while it is rendered.
  await page.route(/\/api\/jobs/, (route) => route.fulfill({ json: { jobs: 1 } }));
  await page.goto(`${server.origin}/jobs?q=secret`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  // Three errors are reported: the two above, and the error of rendering.
  await expect.poll(() => find(/a page failed/).length).toBe(3);
  // Finds the error of rendering, which is about a missing method or property.
  const [renderError] = find(/is not a function|undefined|null/);
  expect(String(renderError?.attributes['exception.stacktrace'])).toMatch(
    /\(\/assets\/[\w-]+\.js:\d+:\d+\)/,
  );
  expect(renderError?.attributes['byline.page_request_id']).toMatch(/^[\dA-Z]{10}$/);
  const sent = collector.texts.join('\n');
  for (const text of ['amal', 'approved@', 'secret', server.origin])
    expect(sent).not.toContain(text);
  const health = (await (await page.request.get(`${server.origin}/api/health`)).json()) as object;
  expect(health).toMatchObject({ csp_reports: 0 });
});
