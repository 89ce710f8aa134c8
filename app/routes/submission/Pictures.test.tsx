import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import type { SubmissionView } from '../../../contract/schemas/submission.ts';
import {
  DraftPictures,
  chooseFiles,
  createPicture,
  getFileField,
  getPictureRows,
  roasterJob,
  saveCall,
} from '../../testing/draftPictures.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const pictures = new DraftPictures(portal);

/** Returns how often the draft was saved on the server. */
const countSaves = () => portal().network.calls.filter((call) => saveCall.test(call)).length;

test('pictures are uploaded one at a time, with a text written meanwhile, and stay after a reload', async () => {
  const user = await pictures.open();
  const release = portal().network.holdResponses(saveCall);
  await chooseFiles(user, await createPicture('cup.png'), await createPicture('beans.png'));
  await expectVisible(() => screen.getByRole('progressbar', { name: 'Uploading cup.png' }));
  await user.click(screen.getByRole('textbox', { name: 'Caption' }));
  await user.paste(' and a cup');
  await user.type(
    screen.getByRole('textbox', { name: 'Alternative text for beans.png' }),
    'Roasted beans',
  );
  expect(countSaves()).toBe(1);
  release();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await user.tab();
  await waitFor(async () => {
    const saved = (await pictures.readStep())?.submission;
    expect(saved?.media.map(({ name, alt }) => [name, alt])).toEqual([
      ['cup.webp', ''],
      ['beans.webp', 'Roasted beans'],
    ]);
    expect(saved?.caption).toMatch(/and a cup$/);
  });
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  const userAfterReload = await pictures.open();
  expect(getPictureRows()).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Alternative text for beans.webp' })).toHaveValue(
    'Roasted beans',
  );
  await pictures.removeAll(userAfterReload);
});

test('a file that the server refuses shows the reason beside it, and the text is saved', async () => {
  const user = await pictures.open();
  await chooseFiles(
    user,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' }),
  );
  await expectVisible('This file is not a JPEG, PNG or WebP picture.');
  const before = countSaves();
  await user.click(screen.getByRole('textbox', { name: 'Caption' }));
  await user.paste(' without a drawing');
  await user.tab();
  await waitFor(async () => {
    expect((await pictures.readStep())?.submission?.caption).toMatch(/without a drawing$/);
  });
  expect(countSaves()).toBeGreaterThan(before);
  expect(await pictures.readNames()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(getFileField()).toHaveAccessibleDescription(/drawing\.png has not been uploaded\./);
  await pictures.removeAll(user);
});

test('an SVG is not sent', async () => {
  const user = await portal().visit(`/jobs/${roasterJob}/submission`, { as: 'approved' });
  await screen.findByRole('group', { name: 'Pictures' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
  // With `accept`, `user.upload` would leave out the file.
  input?.removeAttribute('accept');
  await chooseFiles(user, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
  expect(
    (await screen.findAllByText(/^drawing\.svg is not one of these types: /))[0],
  ).toBeVisible();
  await portal().network.waitUntilIdle();
  expect(countSaves()).toBe(0);
});

test.each(
  thin(
    [
      [413, 'The request is too large.'],
      [429, 'Too many uploads today.'],
      [503, 'The service is temporarily unavailable.'],
    ] as const,
    3,
  ),
)(
  'after a response with the status %i the reason is shown, and the upload can be retried',
  async (status, error) => {
    const user = await pictures.open();
    const restore = portal().interrupt(/submission$/, { status, body: { error } });
    await chooseFiles(user, await createPicture('cup.png'));
    await expectVisible(() => screen.getByText(error));
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again cup.png' }));
    await expectVisible('Uploaded');
    expect(await pictures.readNames()).toEqual(['cup.webp']);
    await pictures.removeAll(user);
  },
);

test('a picture added on another device is a conflict, which shows the picture', async () => {
  const user = await pictures.open();
  const base = (await pictures.readStep())?.submission?.saved_at ?? null;
  const file = await createPicture('laptop.png');
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  await portal().post(`/api/job/${roasterJob}/submission`, {
    task_id: `${roasterJob}-1`,
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
  await chooseFiles(user, await createPicture('phone.png'));
  await expectVisible('This draft was changed on another device');
  await expectVisible(() => screen.getByRole('img', { name: 'From the laptop' }));
  await user.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(async () =>
    expect(await pictures.readNames()).toEqual(['laptop.webp', 'phone.webp']),
  );
  await waitFor(() => expect(getPictureRows()).toHaveLength(2));
  await pictures.removeAll(user);
});

/** Applies for a job and submits its draft and post, while the simulated brand accepts them, until the insights are due. */
async function reachInsights(job: string) {
  const { server } = portal();
  await portal().signIn('approved');
  const path = `/api/job/${job}`;
  const post = async (to: string, body: object) => {
    const response = await portal().post(`${path}/${to}`, body);
    if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
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
    links: ['https://www.tiktok.com/@mayamakes/video/7301234567890123456'],
    checklist: {},
    client_ref: crypto.randomUUID(),
  });
  await server.simulate();
}

test('an invalid figure stays on the device and is not shown as saved; insights are sent with a screenshot', async () => {
  const job = 'nimbus-first-mile';
  await reachInsights(job);
  const user = await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  const field = (name: string) => screen.findByRole('textbox', { name });
  const write = async (name: string, text: string) => {
    await user.clear(await field(name));
    await user.type(await field(name), text);
    await user.tab();
  };
  await write('Views', '12,345');
  await write('Likes', 'about 20');
  // The insights are the third step, after the draft and the live link.
  const readMetrics = async () => (await pictures.readStep(job, 2))?.submission?.metrics;
  await waitFor(async () => expect(await readMetrics()).toMatchObject({ views: 12_345 }));
  await expectVisible(/^Saved on this device/);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(await readMetrics()).not.toHaveProperty('likes');
  await portal().visit(`/jobs/${job}/submission`);
  expect(await field('Likes')).toHaveValue('about 20');
  for (const name of ['Views', 'Likes', 'Comments', 'Shares', 'Saves']) await write(name, '12');
  await expectVisible('Saved');
  await screen.findByRole('group', { name: 'Screenshot' });
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(getFileField('Screenshot')).toHaveAccessibleDescription(/This field is required\./);
  await chooseFiles(user, await createPicture('statistics.png'));
  await user.type(
    await screen.findByRole('textbox', { name: 'Alternative text for statistics.png' }),
    'Twelve views',
  );
  await expectVisible('Uploaded');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await expectVisible('Submitted for review.');
  await expectVisible(() => screen.getByRole('img', { name: 'Twelve views' }));
  expect((await pictures.readStep(job, 2))?.submission?.media).toMatchObject([
    { name: 'statistics.webp', alt: 'Twelve views', width: 60 },
  ]);
});
