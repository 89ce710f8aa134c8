import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementList } from './RequirementList.tsx';

const meta = {
  title: 'Data/RequirementList',
  component: RequirementList,
  args: {
    'aria-label': 'Requirements',
    items: [
      { id: 'country', title: 'You live in Morocco or Tunisia', result: 'pass' },
      {
        id: 'followers',
        title: 'At least 5.0k followers on TikTok',
        result: 'fail',
        description: 'You have 3.2k.',
        fix: { href: '/profile', label: 'Connect another account' },
      },
    ],
  },
} satisfies Meta<typeof RequirementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each result has an icon, a colour and a label for screen readers. */
export const AllStates: Story = {
  args: {
    items: [
      { id: 'pass', title: 'You live in Morocco or Tunisia', result: 'pass' },
      {
        id: 'fail',
        title: 'At least 5.0k followers',
        result: 'fail',
        description: 'You have 3.2k.',
      },
      { id: 'warning', title: 'The caption names the brand late', result: 'warning' },
      { id: 'unknown', title: 'The age of your audience', result: 'unknown' },
    ],
  },
};
