import { expect, type Page, type Route } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** What happens to a form around which everything fails: it can be used again, and has everything that was typed. */

const texts = { Parcel: 'A1234', Name: 'Mia Tan', Email: 'mia@demo.test', Notes: 'By the river' };
const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const getSend = (page: Page) => page.getByRole('button', { name: 'Send application' });
const getForm = (page: Page) => page.locator('form');
const story = 'recipes-permit-form--with-server';

/** The answers of the server, which a test replaces. */
type Server = {
  parcel: (route: Route) => Promise<void>;
  permit: (route: Route) => Promise<void>;
};

/** Answers the requests of a page. */
async function serve(page: Page): Promise<Server> {
  const server: Server = {
    parcel: (route) => route.fulfill({ json: { exists: true } }),
    permit: (route) => route.fulfill({ json: {} }),
  };
  await page.route('**/example/parcels/*', (route) => server.parcel(route));
  await page.route('**/example/permits', (route) => server.permit(route));
  return server;
}

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await getField(page, name).fill(text);
}

async function expectTexts(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(getField(page, name)).toHaveValue(text);
  }
}

/** Sends the form again, which succeeds now: the draft ends, and leaving asks no longer. */
async function sendAtLast(page: Page, server: Server): Promise<void> {
  server.parcel = (route) => route.fulfill({ json: { exists: true } });
  const sent: unknown[] = [];
  server.permit = (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  };
  await getSend(page).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ parcel: 'A1234', owners: [{ name: 'Mia Tan' }] });
  await expect.poll(() => listDrafts(page)).toHaveLength(0);
}

const listDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('permit')));

type Failure = Partial<Server> & {
  /** What the form shows. */
  message: string;
};

const notSent = 'This could not be sent. Please try again.';
const notChecked = 'Parcel could not be checked. Please try again.';
const failures: Record<string, Failure> = {
  'the network drops': {
    permit: (route) => route.abort('internetdisconnected'),
    message: notSent,
  },
  'the server responds with 500': {
    permit: (route) => route.fulfill({ status: 500 }),
    message: notSent,
  },
  'a proxy responds with a page': {
    permit: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    message: notSent,
  },
  'the response is empty': {
    permit: (route) => route.fulfill({ body: '' }),
    message: notSent,
  },
  'the response is about a row that the form does not have': {
    permit: (route) =>
      route.fulfill({ status: 422, json: { errors: { 'owners.7.email': 'Not known' } } }),
    message: 'Not known',
  },
  'the response is about a field that the form does not have': {
    permit: (route) => route.fulfill({ status: 422, json: { errors: { zone: 'Closed' } } }),
    message: 'Closed',
  },
  'the rule rejects': { parcel: (route) => route.abort(), message: notChecked },
  'the rule gets a page': {
    parcel: (route) => route.fulfill({ body: '<h1>Sign in</h1>' }),
    message: notChecked,
  },
};

for (const [name, { message, ...answers }] of Object.entries(failures)) {
  test(`when ${name}, the form shows it and can be sent again`, async ({ page }) => {
    const server = Object.assign(await serve(page), answers);
    await openStory(page, story);
    await fill(page);
    await getSend(page).click();
    await expect(getForm(page).getByText(message)).toBeVisible();
    await expectTexts(page);
    await sendAtLast(page, server);
  });
}

test.describe('time, tabs and storage', () => {
  test.use({ hasOwnPage: true });

  test('when the rule and the server never respond, the form ends both', async ({ page }) => {
    const server = await serve(page);
    const never = () => new Promise<void>(() => undefined);
    Object.assign(server, { parcel: never, permit: never });
    await openStory(page, story);
    await page.clock.install();
    const checked = page.waitForRequest('**/example/parcels/*');
    await fill(page);
    await getSend(page).click();
    await checked;
    await page.clock.runFor(11_000);
    await expect(getForm(page).getByText(notChecked)).toBeVisible();
    await expectTexts(page);
    server.parcel = (route) => route.fulfill({ json: { exists: true } });
    const sent = page.waitForRequest('**/example/permits');
    await getSend(page).click();
    await page.clock.runFor(1000);
    await sent;
    await page.clock.runFor(21_000);
    await expect(getForm(page).getByText(notSent)).toBeVisible();
    await expectTexts(page);
  });

  test('a tab that is closed leaves its draft to the next one', async ({ page }) => {
    await serve(page);
    await openStory(page, story);
    await fill(page);
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    const next = await page.context().newPage();
    const server = await serve(next);
    await page.close({ runBeforeUnload: false });
    await openStory(next, story);
    await expectTexts(next);
    await expect(getForm(next).getByText(/has been restored/)).toBeVisible();
    await sendAtLast(next, server);
  });

  test('two tabs keep apart what is typed', async ({ page }) => {
    await serve(page);
    await openStory(page, story);
    await fill(page);
    const other = await page.context().newPage();
    await serve(other);
    await openStory(other, story);
    await expect(getField(other, 'Notes')).toHaveValue('');
    await getField(other, 'Notes').fill('From the second tab');
    await expect.poll(() => listDrafts(page)).toHaveLength(2);
    await page.reload();
    await expectTexts(page);
    await other.reload();
    await expect(getField(other, 'Notes')).toHaveValue('From the second tab');
  });

  test('the form says when the device is full, and the page asks before it is left', async ({
    page,
  }) => {
    const server = await serve(page);
    await openStory(page, story);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await fill(page);
    await expect(page.getByText(/does not store your changes/).first()).toBeVisible();
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => location.reload()).catch(() => undefined);
    await (await asked).dismiss();
    await expectTexts(page);
    await sendAtLast(page, server);
  });
});
