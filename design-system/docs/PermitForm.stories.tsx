import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PermitForm } from '../testing/PermitForm.tsx';
import { withoutPicture } from '../testing/pictures.ts';

const onSend = fn(async () => undefined);

const meta = {
  title: 'Recipes/Permit form',
  component: PermitForm,
  args: { onSend },
} satisfies Meta<typeof PermitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** The day exists for events only. */
export const Event: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group', { name: 'Day of the event' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'An event' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Day of the event' })).toBeVisible(),
    );
  },
};

/** Sends to an address that this site does not have. */
export const WithServer: Story = { args: { onSend: undefined }, parameters: withoutPicture };
