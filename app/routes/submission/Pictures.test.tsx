import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Step, SubmissionView } from '../../../server/contract/submission.ts';
import { createPhoto } from '../../../server/testing/exampleUpload.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();
const roaster = 'harbour-roaster-visit';
const save = /^POST .*submission$/;

async function createPicture(name: string): Promise<File> {
  const bytes = await createPhoto(60, 40).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

async function readStep(job: string, index = 0): Promise<Step | undefined> {
  const answer = await portal().network.fetch(`/api/job/${job}/submission`);
  return ((await answer.json()) as SubmissionView).tasks[0]?.steps[index];
}

const readNames = async () => (await readStep(roaster))?.submission?.media.map(({ name }) => name);

async function open(): Promise<UserEvent> {
  const user = await portal().visit(`/jobs/${roaster}/submission`, { as: 'approved' });
  await screen.findByRole('group', { name: 'Pictures' });
  return user;
}

async function add(user: UserEvent, ...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
  await user.upload(input as HTMLInputElement, files);
}

async function removeAll(user: UserEvent) {
  for (const button of screen.queryAllByRole('button', { name: /^Remove / })) {
    await user.click(button);
  }
  await user.tab();
  await waitFor(async () => expect((await readNames()) ?? []).toEqual([]));
}

const field = (name = 'Pictures') => screen.getByRole('group', { name });
const rows = () => within(field()).queryAllByRole('listitem');

test('pictures are uploaded one at a time, with a text written meanwhile, and stay after a reload', async () => {
  const user = await open();
  portal().network.delayResponses(save, 300);
  await add(user, await createPicture('cup.png'), await createPicture('beans.png'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading cup.png' })).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Caption' }));
  await user.paste(' and a cup');
  await user.type(
    screen.getByRole('textbox', { name: 'Alternative text for beans.png' }),
    'Roasted beans',
  );
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await user.tab();
  await waitFor(async () => {
    const saved = (await readStep(roaster))?.submission;
    expect(saved?.media.map(({ name, alt }) => [name, alt])).toEqual([
      ['cup.webp', ''],
      ['beans.webp', 'Roasted beans'],
    ]);
    expect(saved?.caption).toMatch(/and a cup$/);
  });
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  const again = await open();
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Alternative text for beans.webp' })).toHaveValue(
    'Roasted beans',
  );
  await removeAll(again);
});

test('says next to a picture why it is refused, and saves the text', async () => {
  const user = await open();
  await add(
    user,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('This file is not a JPEG, PNG or WebP picture.')).toBeVisible();
  const before = portal().network.calls.filter((call) => save.test(call)).length;
  await user.click(screen.getByRole('textbox', { name: 'Caption' }));
  await user.paste(' without a drawing');
  await user.tab();
  await waitFor(async () => {
    expect((await readStep(roaster))?.submission?.caption).toMatch(/without a drawing$/);
  });
  expect(portal().network.calls.filter((call) => save.test(call)).length).toBeGreaterThan(before);
  expect(await readNames()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(field()).toHaveAccessibleDescription(/drawing\.png has not been uploaded\./);
  await removeAll(user);
});

test('does not send an SVG', async () => {
  const user = await portal().visit(`/jobs/${roaster}/submission`, { as: 'approved' });
  await screen.findByRole('group', { name: 'Pictures' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
  input?.removeAttribute('accept');
  await add(user, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
  expect(
    (await screen.findAllByText(/^drawing\.svg is not one of these types: /))[0],
  ).toBeVisible();
  expect(portal().network.calls.filter((call) => save.test(call))).toEqual([]);
});

test.each([
  [413, 'The request is too large.'],
  [429, 'Too many uploads today.'],
  [503, 'The service is temporarily unavailable.'],
])('shows the reason of a response with %i, and retries on request', async (status, error) => {
  const user = await open();
  const restore = portal().interrupt(/submission$/, { status, body: { error } });
  await add(user, await createPicture('cup.png'));
  expect(await screen.findByText(error)).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again cup.png' }));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(await readNames()).toEqual(['cup.webp']);
  await removeAll(user);
});

test('explains that an upload waits for the network, and continues once online', async () => {
  const user = await open();
  const restore = portal().interrupt(/submission$/);
  await add(user, await createPicture('cup.png'));
  expect(await screen.findByText(/^The upload continues once the server responds\./)).toBeVisible();
  restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.queryByText(/^The upload continues/)).toBeNull();
  expect(await readNames()).toEqual(['cup.webp']);
  await removeAll(user);
});

test('a picture whose response was lost is there once', async () => {
  const user = await open();
  const restore = portal().network.loseResponses(save);
  await add(user, await createPicture('cup.png'));
  await waitFor(async () => expect(await readNames()).toEqual(['cup.webp']));
  await screen.findByText(/^The upload continues/);
  restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(await readNames()).toEqual(['cup.webp']);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await removeAll(user);
});

test('a page closed before the response to an upload finds its picture, and no conflict', async () => {
  const user = await open();
  const restore = portal().network.loseResponses(save);
  await add(user, await createPicture('cup.png'));
  await waitFor(async () => expect(await readNames()).toEqual(['cup.webp']));
  await screen.findByText(/^The upload continues/);
  const again = await open();
  restore();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await again.click(screen.getByRole('textbox', { name: 'Caption' }));
  await again.paste(' after it');
  await again.tab();
  await waitFor(async () =>
    expect((await readStep(roaster))?.submission?.caption).toMatch(/after it$/),
  );
  expect(rows()).toHaveLength(1);
  expect(await readNames()).toEqual(['cup.webp']);
  await removeAll(again);
});

test('pictures that wait for the network are uploaded after a reload, once and with their texts', async () => {
  const user = await open();
  const restore = portal().interrupt(/submission$/);
  // Cameras give every picture the same name.
  await add(user, await createPicture('image.png'), await createPicture('image.png'));
  await screen.findByText(/^The upload continues/);
  const [first, second] = screen.getAllByRole('textbox', {
    name: 'Alternative text for image.png',
  });
  await user.type(first as HTMLElement, 'A cup');
  await user.type(second as HTMLElement, 'Beans');
  restore();
  const again = await open();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await again.tab();
  await waitFor(async () =>
    expect((await readStep(roaster))?.submission?.media.map(({ alt }) => alt)).toEqual([
      'A cup',
      'Beans',
    ]),
  );
  const third = await open();
  expect(rows()).toHaveLength(2);
  await removeAll(third);
  await open();
  expect(rows()).toHaveLength(0);
});

test('of two waiting pictures with the same name, the one that has arrived is not sent again', async () => {
  const user = await open();
  const restore = portal().network.loseResponses(save);
  await add(user, await createPicture('image.png'), await createPicture('image.png'));
  await waitFor(async () => expect(await readNames()).toEqual(['image.webp']));
  await screen.findByText(/^The upload continues/);
  restore();
  const again = await open();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(await readNames()).toEqual(['image.webp', 'image.webp']);
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  await removeAll(again);
});

test('warns if the device does not store the pictures', async () => {
  const user = await open();
  const restore = portal().interrupt(/submission$/);
  await add(user, await createPicture('cup.png'));
  // jsdom has no IndexedDB, like a browser that denies it.
  expect(await screen.findByText(/^The pictures could not be stored on this device/)).toBeVisible();
  restore();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Uploaded');
  expect(screen.queryByText(/^The pictures could not be stored/)).toBeNull();
  await removeAll(user);
});

test('a cancelled picture is not uploaded by a reload', async () => {
  const user = await open();
  const restore = portal().interrupt(/submission$/);
  await add(user, await createPicture('cup.png'));
  await user.click(await screen.findByRole('button', { name: 'Cancel cup.png' }));
  restore();
  await open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rows()).toHaveLength(0);
  expect(await readNames()).toEqual([]);
});

test('a cancelled upload is not in the draft, even if the server has it', async () => {
  const user = await open();
  portal().network.delayResponses(save, 500);
  await add(user, await createPicture('cup.png'));
  await user.click(await screen.findByRole('button', { name: 'Cancel cup.png' }));
  expect(screen.getByText('The upload was cancelled.')).toBeVisible();
  await waitFor(async () => expect(await readNames()).toEqual([]));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await readNames()).toEqual([]);
});

test('a picture added on another device is a conflict, whose view shows it', async () => {
  const user = await open();
  const base = (await readStep(roaster))?.submission?.saved_at ?? null;
  const file = await createPicture('laptop.png');
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  await portal().post(`/api/job/${roaster}/submission`, {
    task_id: `${roaster}-1`,
    step: 'draft',
    media: [
      {
        name: 'laptop.png',
        type: 'image/png',
        data: `data:image/png;base64,${data}`,
        alt: 'From the laptop',
      },
    ],
    base_saved_at: base,
  });
  await add(user, await createPicture('phone.png'));
  expect(await screen.findByText('This draft was changed on another device')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'From the laptop' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(async () => expect(await readNames()).toEqual(['laptop.webp', 'phone.webp']));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await removeAll(user);
});

async function reachInsights(job: string) {
  const { server } = portal();
  await portal().signIn('approved');
  const path = `/api/job/${job}`;
  const post = async (to: string, body: object) => {
    const answer = await portal().post(`${path}/${to}`, body);
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
  };
  const task = { task_id: `${job}-1`, media: [], notes: '', metrics: {} };
  await post('apply', {
    action: 'apply',
    account: 'tiktok',
    accept_terms: true,
    client_ref: crypto.randomUUID(),
  });
  await server.simulate();
  const view = await portal().network.fetch(`${path}/submission`);
  const { rules } = (await view.json()) as SubmissionView;
  const tags = rules.filter(({ kind }) => ['disclosure', 'hashtag', 'mention'].includes(kind));
  await post('submit/task', {
    ...task,
    step: 'draft',
    caption: tags.map(({ value }) => value).join(' '),
    links: ['https://drive.example/1'],
    checklist: Object.fromEntries(rules.map(({ id }) => [id, true])),
    client_ref: crypto.randomUUID(),
  });
  await server.simulate();
  await post('submit/task', {
    ...task,
    step: 'live',
    caption: '',
    links: ['https://www.tiktok.com/@maya/video/7301234567890123456'],
    checklist: {},
    client_ref: crypto.randomUUID(),
  });
  await server.simulate();
}

test('insights are submitted with a screenshot, which the versions show', async () => {
  const job = 'nimbus-first-mile';
  await reachInsights(job);
  const user = await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  for (const name of ['Views', 'Likes', 'Comments', 'Shares', 'Saves']) {
    await user.type(await screen.findByRole('textbox', { name }), '12');
  }
  await screen.findByRole('group', { name: 'Screenshot' });
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(field('Screenshot')).toHaveAccessibleDescription(/This field is required\./);
  await add(user, await createPicture('statistics.png'));
  await user.type(
    await screen.findByRole('textbox', { name: 'Alternative text for statistics.png' }),
    'Twelve views',
  );
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Submitted for review.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Twelve views' })).toBeVisible();
  expect((await readStep(job, 2))?.submission?.media).toMatchObject([
    { name: 'statistics.webp', alt: 'Twelve views', width: 60 },
  ]);
});
