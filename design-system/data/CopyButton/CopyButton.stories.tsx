import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NoticeRegion } from '../../feedback/Notices/NoticeRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Data/CopyButton',
  component: CopyButton,
  args: { text: '#ad #northwindtea' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A notice confirms that the text was copied, or explains that the browser denied copying. */
export const Copied: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <>
      <NoticeRegion />
      <CopyButton {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Copy/ }));
    // The notice fades in. Browsers in which the story is played may deny copying.
    await waitFor(() => expect(screen.getByText(/Copied|did not allow/)).toBeVisible());
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Card title="Hashtags for your post">
      <Stack>
        <CopyButton {...args} />
        <CopyButton text={'https://example.com/an-address-without-a-space/'.repeat(5)} />
        <CopyButton text="إعلان مدفوع #شاي" />
      </Stack>
    </Card>
  ),
};
