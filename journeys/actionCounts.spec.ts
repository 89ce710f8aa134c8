import { expect, type Page } from '@playwright/test';
import { Actions } from './harness/actions.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

/** Counts the actions of short tasks. The journeys of sign-up (joining.spec.ts) and of a whole job (paidJob.spec.ts) count their own. */

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Signs in, and opens the dashboard. */
async function open(page: Page): Promise<void> {
  await signinByCall(page, server.origin, 'approved');
  await page.goto(`${server.origin}/dashboard`);
}

test(
  'finding the best paid job that the user qualifies for takes four actions, without opening a job',
  { tag: '@long' },
  async ({ page }) => {
    const user = new Actions();
    await open(page);
    await user.press(page.getByRole('link', { name: 'Jobs', exact: true }));
    await user.press(page.getByText('I qualify', { exact: true }).first());
    await user.press(button(page, /Sort/));
    await user.press(page.getByRole('menuitemradio', { name: 'Highest pay' }));
    await expect(page).toHaveURL(/sort=pay/);
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' }).first();
    await expect(first).toContainText(/video|reel|post|story|photo/i);
    await expect(first).toBeInViewport();
    expect(user.count, 'was 15, six jobs opened').toBe(4);
  },
);

test('on a phone, work with requested changes opens with one press, and its button is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const user = new Actions();
  await open(page);
  await user.press(page.getByRole('link', { name: /^Make the requested changes/ }));
  await expect(button(page, 'Submit for review')).toBeInViewport({ ratio: 1 });
  expect(user.count, 'the button was three screens down').toBe(1);
});

test('on a phone, a message opens from the bell with two presses, and the field for the reply is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const user = new Actions();
  await open(page);
  await user.press(button(page, /^Messages and notices/));
  await user.press(page.getByRole('dialog').getByRole('link', { name: /public pool/ }));
  await expect(box(page, 'Message')).toBeInViewport({ ratio: 1 });
  const line = page.getByText('New messages', { exact: true });
  const message = page.getByText('We left a note with the draft', { exact: false }).last();
  await expect(message).toBeInViewport({ ratio: 1 });
  // Expects the element between the sticky bars, not under them.
  for (const text of [line, message]) {
    await expect
      .poll(() =>
        text.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(onTop);
        }),
      )
      .toBe(true);
  }
  expect(user.count, 'the link led to the top of the job').toBe(2);
});

test(
  'of many jobs, those in which it is the user’s turn are found with two presses, each with its day',
  { tag: '@long' },
  async ({ page }) => {
    const user = new Actions();
    await open(page);
    await user.press(page.getByRole('link', { name: /My jobs/ }));
    await user.press(page.getByText('My turn', { exact: true }).first());
    await expect(page).toHaveURL(/my_turn=1/);
    const rows = page.getByRole('main').getByRole('row').filter({ hasText: '$' });
    await expect(rows.filter({ hasText: 'Nothing to do right now' })).toHaveCount(0);
    await expect(rows.first()).toBeInViewport();
    for (const text of await rows.allInnerTexts()) {
      expect(text).toMatch(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w{3}/);
    }
    expect(user.count).toBe(2);
  },
);
