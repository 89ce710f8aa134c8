import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StepStatus } from '../../../contract/rules/states.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const path = '/jobs/harbour-roaster-visit/submission';

/** Sets the status of the draft, and opens the page of the work. */
async function visitWith(status: StepStatus) {
  await portal()
    .server.services.db.updateTable('application_steps')
    .set({ status })
    .where('id', '=', 'now-roaster-draft')
    .execute();
  await portal().visit(path, { as: 'approved' });
}

test.each([
  ['in_review', 'The brand is reviewing it'],
  ['locked', 'This step is not open yet'],
  ['missed', 'The due date has passed'],
  ['rejected', 'This step was rejected'],
] as const)('a step that is %s explains it, and cannot be edited', async (status, title) => {
  await visitWith(status);
  await expectVisible(() => screen.getByText(title));
  expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test.each(['open', 'changes_requested'] as const)(
  'a step that is %s can be submitted',
  async (status) => {
    await visitWith(status);
    await expectVisible(() => screen.getByRole('textbox', { name: 'Caption' }));
    expect(screen.getByRole('button', { name: 'Submit for review' })).toBeVisible();
  },
);

test('after an approved draft, the next step is shown', async () => {
  await visitWith('approved');
  await expectVisible(() => screen.getByRole('heading', { name: 'Live link' }));
  expect(screen.getByText('This step is not open yet')).toBeVisible();
});

test('screen readers read the due date of a step once, although the time left is beside it', async () => {
  await visitWith('open');
  const times = await screen.findAllByRole('time');
  const texts = times.map(({ textContent }) => textContent);
  const timeLeft = times.find(({ textContent }) => /^in \d+ /.test(textContent));
  expect(timeLeft).toBeDefined();
  // Elsewhere, the description of a time left is its date.
  expect(timeLeft).not.toHaveAccessibleDescription();
  const due = timeLeft?.getAttribute('datetime');
  // The date and the time left.
  expect(times.filter((time) => time.getAttribute('datetime') === due)).toHaveLength(2);
  expect(texts.join()).not.toMatch(/\(\d/);
});
