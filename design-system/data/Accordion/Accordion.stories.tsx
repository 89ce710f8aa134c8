import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  args: {
    level: 2,
    items: [
      {
        id: 'when-paid',
        title: 'When am I paid?',
        content: <p>About 30 days after the brand has approved your post.</p>,
      },
      {
        id: 'change-account',
        title: 'Can I change the account that the money goes to?',
        content: (
          <p>Yes, under Profile. The first payment to a new account waits for three days.</p>
        ),
      },
      {
        id: 'drop-out',
        title: 'What if I cannot finish a job?',
        content: <p>Tell the brand as early as you can. Before the draft it costs nothing.</p>,
      },
    ],
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One item is open initially, for example because the URL names it. */
export const InitiallyOpen: Story = { args: { defaultExpandedKeys: ['change-account'] } };

export const AllStates: Story = {
  args: {
    allowsMultipleExpanded: true,
    defaultExpandedKeys: ['when-paid', 'drop-out'],
    items: [
      ...meta.args.items,
      { id: 'closed', title: 'After you are accepted', content: '', isDisabled: true },
    ],
  },
};
