import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import type { SubmissionView } from '../contract/schemas/submission.ts';
import { createPhoto } from '../server/testing/exampleUpload.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

const roaster = 'harbour-roaster-visit';
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function open(page: Page, path: string): Promise<void> {
  await signinByCall(page, server.origin, 'approved');
  await page.goto(`${server.origin}${path}`);
}

async function read<Body>(page: Page, path: string): Promise<Body> {
  return (await (await page.request.get(`${server.origin}${path}`)).json()) as Body;
}

/** Lets the next POST to a path reach the server twice, and loses both responses. */
async function doubleAndLose(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await Promise.all([route.fetch(), route.fetch()]);
    await route.abort();
    await page.unroute(`**${path}`);
  });
}

/** Returns the first step's submission as the server has stored it. */
const readDraft = async (page: Page) =>
  (await read<SubmissionView>(page, `/api/job/${roaster}/submission`)).tasks[0]?.steps[0]
    ?.submission;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Fills in the draft, and ticks the checks that are left to the user. */
async function fillDraft(page: Page, caption: string): Promise<void> {
  await field(page, 'Caption').fill(caption);
  await field(page, 'Preview link').fill('https://drive.example.com/draft');
  for (const box of await page.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
}

/** Chooses a picture for the submission. */
async function choosePicture(page: Page): Promise<void> {
  // The hidden input holds the files that the form sends; the other takes the chosen files.
  await page.locator('input[type=file]:not([hidden])').setInputFiles({
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: await createPhoto(60, 40).png().toBuffer(),
  });
}

/** Opens the submission and chooses a picture, whose upload never reaches the server. */
async function choosePictureWithoutServer(page: Page, context: BrowserContext): Promise<void> {
  await open(page, `/jobs/${roaster}/submission`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await context.route('**/submission', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await choosePicture(page);
  await expect(page.getByText(/^The upload continues once the server responds/)).toBeVisible();
}

test('a picture that waits for its upload is uploaded after a reload and another user’s visit', async ({
  page,
  context,
}) => {
  await choosePictureWithoutServer(page, context);
  await page.getByLabel('Alternative text for cup.png').fill('A full cup');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  // The next user of the device does not see the picture.
  await signinByCall(page, server.origin, 'fresh');
  await page.goto(`${server.origin}/jobs/${roaster}/submission`);
  await expect(page.getByText('You can submit work once the brand accepts you')).toBeVisible();
  await context.unrouteAll();
  await open(page, `/jobs/${roaster}/submission`);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  // The server stores the picture as cup.webp.
  await expect(page.getByText('cup.', { exact: false }).first()).toBeVisible();
  const alternativeText = page.getByRole('textbox', { name: /^Alternative text/ });
  // Waits until there is only one field: for a moment the page shows both the waiting picture and its stored copy.
  await expect(alternativeText).toHaveCount(1);
  await alternativeText.press('Tab');
  await expect
    .poll(async () => (await readDraft(page))?.media.map(({ alt }) => alt))
    .toEqual(['A full cup']);
  await page.reload();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
});

test('work whose response is lost twice is submitted once', { tag: '@long' }, async ({ page }) => {
  await open(page, `/jobs/${roaster}/submission`);
  const { rules } = await read<SubmissionView>(page, `/api/job/${roaster}/submission`);
  const tags = rules.filter(({ kind }) => ['disclosure', 'hashtag', 'mention'].includes(kind));
  await fillDraft(page, tags.map(({ value }) => value).join(' '));
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await doubleAndLose(page, '/submit/task');
  // Blocks polling. Otherwise, on a slow machine, a poll would report the submitted work, and the page would remove the submit button.
  const polls = '**/api/job/*/submission';
  await page.route(polls, () => undefined);
  await submit.click();
  await expect(page.getByText(/^The server did not respond/)).toBeVisible();
  await expect(field(page, 'Preview link')).toHaveValue('https://drive.example.com/draft');
  await submit.click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  await page.unroute(polls);
  const { history } = await read<SubmissionView>(page, `/api/job/${roaster}/submission`);
  expect(history.filter(({ state }) => state === 'submitted')).toHaveLength(1);
});

const tabsTitle =
  'each tab has its own texts: nothing overwrites or empties the other, and a closed tab’s text is taken over';
test(tabsTitle, { tag: '@long' }, async ({ page, context }) => {
  const forms = [
    [`/jobs/${roaster}?tab=discussion`, 'Message'],
    ['/contact-us', 'Message'],
    ['/profile/edit?section=personal', 'City'],
  ] as const;
  await signinByCall(page, server.origin, 'approved');
  const other = await context.newPage();
  for (const [path, name] of forms) {
    for (const [tab, text] of [
      [page, 'First'],
      [other, 'Second'],
    ] as const) {
      await tab.goto(server.origin + path);
      await field(tab, name).fill(text);
    }
    for (const [tab, text] of [
      [page, 'First'],
      [other, 'Second'],
    ] as const) {
      await tab.reload();
      await expect(field(tab, name)).toHaveValue(text);
    }
  }
  const [discussion] = forms[0];
  // Like a duplicated tab, a window that the page opens begins with a copy of the tab's storage.
  const opened = context.waitForEvent('page');
  await page.goto(server.origin + discussion);
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await field(copy, 'Message').fill('Third');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('First');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await other.goto(server.origin + discussion);
  await expect(field(other, 'Message')).toHaveValue('Second');
  await copy.reload();
  await expect(field(copy, 'Message')).toHaveValue('Third');
  await copy.close();
  const later = await context.newPage();
  await later.goto(server.origin + discussion);
  await expect(field(later, 'Message')).toHaveValue('Third');
  await later.close();
  await other.close();
});

test(
  'dropping out ends the work even if the response is lost',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `/jobs/${roaster}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Drop out of this job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Drop out of this job?' });
    await dialog.getByRole('button', { name: 'Drop out' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await field(page, 'Reason').fill('I broke my camera.');
    await doubleAndLose(page, `/api/job/${roaster}/apply`);
    await dialog.getByRole('button', { name: 'Drop out' }).click();
    await expect(page.getByText('Dropped out', { exact: true }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open submission' })).toHaveCount(0);
    await page.goto(`${server.origin}/job/history?group=closed`);
    await expect(page.getByRole('row', { name: /roastery/ })).toContainText('Dropped out');
  },
);
