import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  DraftPictures,
  chooseFiles,
  createPicture,
  getPictureRows,
  saveCall,
} from '../../testing/draftPictures.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
// The server stores pictures as WebP: `cup.png` becomes `cup.webp`.
const pictures = new DraftPictures(portal);

test('an upload that waits for the network explains this, and continues once online', async () => {
  const user = await pictures.open();
  const restore = portal().interrupt(/submission$/);
  await chooseFiles(user, await createPicture('cup.png'));
  await expectVisible(/^The upload continues once the server responds\./);
  restore();
  window.dispatchEvent(new Event('online'));
  await expectVisible('Uploaded');
  expect(screen.queryByText(/^The upload continues/)).toBeNull();
  expect(await pictures.readNames()).toEqual(['cup.webp']);
  await pictures.removeAll(user);
});

test('a picture is listed once if the response to its upload was lost', async () => {
  const user = await pictures.open();
  const restore = portal().network.loseResponses(saveCall);
  await chooseFiles(user, await createPicture('cup.png'));
  await waitFor(async () => expect(await pictures.readNames()).toEqual(['cup.webp']));
  await screen.findByText(/^The upload continues/);
  restore();
  window.dispatchEvent(new Event('online'));
  await expectVisible('Uploaded');
  expect(getPictureRows()).toHaveLength(1);
  expect(await pictures.readNames()).toEqual(['cup.webp']);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await pictures.removeAll(user);
});

test('a page closed before the response to an upload finds its picture, and no conflict', async () => {
  const user = await pictures.open();
  const restore = portal().network.loseResponses(saveCall);
  await chooseFiles(user, await createPicture('cup.png'));
  await waitFor(async () => expect(await pictures.readNames()).toEqual(['cup.webp']));
  await screen.findByText(/^The upload continues/);
  const userAfterReload = await pictures.open();
  restore();
  expect(getPictureRows()).toHaveLength(1);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await userAfterReload.click(screen.getByRole('textbox', { name: 'Caption' }));
  await userAfterReload.paste(' after it');
  await userAfterReload.tab();
  await waitFor(async () =>
    expect((await pictures.readStep())?.submission?.caption).toMatch(/after it$/),
  );
  expect(getPictureRows()).toHaveLength(1);
  expect(await pictures.readNames()).toEqual(['cup.webp']);
  await pictures.removeAll(userAfterReload);
});

test('pictures that wait for the network are uploaded after a reload, once and with their texts', async () => {
  const user = await pictures.open();
  const restore = portal().interrupt(/submission$/);
  // Cameras give every picture the same name.
  await chooseFiles(user, await createPicture('image.png'), await createPicture('image.png'));
  await screen.findByText(/^The upload continues/);
  const [first, second] = screen.getAllByRole('textbox', {
    name: /^Alternative text for image\.png/,
  });
  await user.type(first as HTMLElement, 'A cup');
  await user.type(second as HTMLElement, 'Beans');
  restore();
  const userAfterReload = await pictures.open();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await userAfterReload.tab();
  await waitFor(async () =>
    expect((await pictures.readStep())?.submission?.media.map(({ alt }) => alt)).toEqual([
      'A cup',
      'Beans',
    ]),
  );
  const userAfterUpload = await pictures.open();
  expect(getPictureRows()).toHaveLength(2);
  await pictures.removeAll(userAfterUpload);
  await pictures.open();
  expect(getPictureRows()).toHaveLength(0);
});

test('of two waiting pictures with the same name, the one that has arrived is not sent again', async () => {
  const user = await pictures.open();
  const restore = portal().network.loseResponses(saveCall);
  await chooseFiles(user, await createPicture('image.png'), await createPicture('image.png'));
  await waitFor(async () => expect(await pictures.readNames()).toEqual(['image.webp']));
  await screen.findByText(/^The upload continues/);
  restore();
  const userAfterReload = await pictures.open();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(await pictures.readNames()).toEqual(['image.webp', 'image.webp']);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await pictures.removeAll(userAfterReload);
});

test('a warning is shown if the device does not store the pictures', async () => {
  const user = await pictures.open();
  const restore = portal().interrupt(/submission$/);
  await chooseFiles(user, await createPicture('cup.png'));
  // jsdom has no IndexedDB, like a browser that denies it.
  await expectVisible(/^The pictures could not be stored on this device/);
  restore();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Uploaded');
  expect(screen.queryByText(/^The pictures could not be stored/)).toBeNull();
  await pictures.removeAll(user);
});

test('a cancelled picture is not uploaded by a reload', async () => {
  const user = await pictures.open();
  const restore = portal().interrupt(/submission$/);
  await chooseFiles(user, await createPicture('cup.png'));
  await user.click(await screen.findByRole('button', { name: 'Cancel cup.png' }));
  restore();
  await pictures.open();
  await portal().network.waitUntilIdle();
  expect(getPictureRows()).toHaveLength(0);
  expect(await pictures.readNames()).toEqual([]);
});

test('a cancelled upload is not in the draft, even if the server has it', async () => {
  const user = await pictures.open();
  const release = portal().network.holdResponses(saveCall);
  await chooseFiles(user, await createPicture('cup.png'));
  await waitFor(async () => expect(await pictures.readNames()).toEqual(['cup.webp']));
  await user.click(await screen.findByRole('button', { name: 'Cancel cup.png' }));
  expect(screen.getByText('The upload was cancelled.')).toBeVisible();
  release();
  await waitFor(async () => expect(await pictures.readNames()).toEqual([]));
  await expectVisible('Saved');
  expect(await pictures.readNames()).toEqual([]);
});
