import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { DialogTrigger } from '../../feedback/Dialog/DialogTrigger.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { ItemList } from './ItemList.tsx';

const meta = {
  title: 'Data/ItemList',
  component: ItemList,
  args: {
    'aria-label': 'Next up',
    items: [
      {
        id: '1',
        title: 'Send the draft',
        description: 'Morning tea · due 05/03/2026',
        end: <Badge tone="warning">Due</Badge>,
      },
      { id: '2', title: 'Send the live link', description: 'Night run', end: <Badge>Later</Badge> },
    ],
  },
  render: (args) => (
    <Card title="Next up">
      <ItemList {...args} />
    </Card>
  ),
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A stretched link makes the whole row its target. */
export const Linked: Story = {
  args: {
    items: ['Morning tea', 'Night run'].map((job, index) => ({
      id: job,
      title: (
        <Link href={`/jobs/${index}`} variant="quiet" isStretched>
          {job}
        </Link>
      ),
      description: 'Northwind Tea',
      end: <Money value={{ amount: 25000, currency: 'USD' }} />,
    })),
  },
};

const jobs = [
  ['Sunday stems: five flowers, one vase', 'Petal Post', 18000],
  [
    'A title that was imported from a system in which titles are whole sentences',
    'Tablemates',
    500,
  ],
  ['What is really in your gym bag', 'Verdant Skin', 1250000],
] as const;

/** Rows of one height with aligned columns, for lists in which users compare rows. The name of a link has the whole title. */
export const Aligned: Story = {
  args: {
    isAligned: true,
    columns: [{ id: 'closes', header: 'Closes' }],
    items: jobs.map(([job, brand, amount]) => ({
      id: job,
      start: <Avatar name={brand} shape="square" />,
      title: (
        <Link href={`/jobs/${brand}`} variant="quiet" isStretched>
          {job}
        </Link>
      ),
      description: `One reel of 30 to 60 seconds · ${brand}`,
      cells: { closes: amount > 1000 ? '28 Dec' : 'Today' },
      end: <Money value={{ amount, currency: 'USD' }} />,
      endDescription: amount > 1000 ? undefined : 'based on results',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: jobs[1][0] })).toBeVisible();
    // Narrower lists are not aligned.
    if (canvasElement.clientWidth < 700) return;
    const rows = canvas.getAllByRole('listitem');
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBe(80);
    const edges = canvas
      .getAllByText(/\d\.\d\d$/)
      .map((amount) => Math.round(amount.getBoundingClientRect().right));
    await expect(new Set(edges).size).toBe(1);
    const starts = canvas
      .getAllByText(/^(?:28 Dec|Today)$/)
      .map((cell) => Math.round(cell.getBoundingClientRect().left));
    // The heading is above the column.
    const [heading] = canvas.getAllByText('Closes');
    await expect(heading).toBeVisible();
    await expect(new Set(starts).size).toBe(1);
  },
};

export const WithAvatars: Story = {
  parameters: withoutPicture,
  args: {
    items: ['Northwind Tea', 'Solstice Drinks'].map((brand) => ({
      id: brand,
      start: <Avatar name={brand} shape="square" />,
      title: 'Send the draft',
      description: brand,
    })),
  },
};

/** Rows with two buttons that remove the row: one asks in a dialog, the other does not. */
function RemovableRows() {
  const [jobs, setJobs] = useState(['Morning tea', 'Night run', 'Late lunch']);
  const remove = (job: string) => setJobs((all) => all.filter((other) => other !== job));
  return (
    <Card title="Saved">
      <ItemList
        aria-label="Saved"
        items={jobs.map((job) => ({
          id: job,
          title: <Link href={`#${job}`}>{job}</Link>,
          end: (
            <DialogTrigger>
              <Button size="sm">{`Remove ${job}`}</Button>
              <ConfirmDialog title="Remove it?" confirmLabel="Remove" onConfirm={() => remove(job)}>
                You can save it again.
              </ConfirmDialog>
            </DialogTrigger>
          ),
          description: <Button size="sm" onPress={() => remove(job)}>{`Drop ${job}`}</Button>,
        }))}
      />
    </Card>
  );
}

/** When a row is removed, the focus moves to the same button of the neighbouring row, also after a dialog has asked. */
export const FocusAfterRemoval: Story = {
  render: () => <RemovableRows />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const expectFocus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    canvas.getByRole('button', { name: 'Remove Night run' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectFocus('Remove Late lunch');

    canvas.getByRole('button', { name: 'Drop Late lunch' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectFocus('Drop Morning tea');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Saved' })).toHaveFocus());
  },
};

/** The end of a row wraps below the title if both do not fit in one line. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    items: [
      { id: '1', title: 'Title only' },
      {
        id: '2',
        title:
          'A title that is much longer than the others, because it was imported from a system in which a title could be a whole sentence and was never shortened afterwards',
        description: 'Detail',
        end: <Badge tone="success">Approved</Badge>,
      },
    ],
  },
};
