import { expect, type Page } from '@playwright/test';
import type { SubmissionView } from '../contract/schemas/submission.ts';
import { createPhoto } from '../server/testing/exampleUpload.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

const job = 'harbour-roaster-visit';
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function readMedia(page: Page) {
  const answer = await page.request.get(`${server.origin}/api/job/${job}/submission`);
  return ((await answer.json()) as SubmissionView).tasks[0]?.steps[0]?.submission?.media;
}

/** Pastes a picture into the field for pictures. */
async function paste(page: Page, bytes: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Choose files' }).evaluate((button, base64) => {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([data], 'pasted.png', { type: 'image/png' }));
    button.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, bytes.toString('base64'));
}

test('a large photo is shrunk on the device, a cut network delays it, and it is there once', async ({
  page,
  context,
}) => {
  await signinByCall(page, server.origin, 'approved');
  await page.goto(`${server.origin}/jobs/${job}/submission`);
  const photo = await createPhoto(2400, 2400).jpeg({ quality: 100 }).toBuffer();
  // The server accepts pictures of at most 5 MB.
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);

  await page.getByRole('textbox', { name: 'Caption' }).click();
  await context.setOffline(true);
  // The hidden input holds the files that the form sends; the other takes the chosen files.
  await page
    .locator('input[type=file]:not([hidden])')
    .setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText(/^The upload continues once the server responds/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(await readMedia(page)).toMatchObject([{ name: 'cup.webp', width: 2048, height: 2048 }]);

  await paste(page, await createPhoto(60, 40).png().toBuffer());
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.reload();
  const field = page.getByRole('group', { name: 'Pictures' });
  await expect(field.getByRole('listitem')).toHaveCount(2);
  const preview = field.getByRole('listitem').first().locator('img');
  await expect(preview).toHaveJSProperty('naturalWidth', 2048);

  await field.getByRole('button', { name: 'Remove cup.webp' }).press('Enter');
  await expect(field.getByRole('button', { name: 'Remove pasted.webp' })).toBeFocused();
  await expect(async () => {
    expect((await readMedia(page))?.map(({ name }) => name)).toEqual(['pasted.webp']);
  }).toPass();
});
