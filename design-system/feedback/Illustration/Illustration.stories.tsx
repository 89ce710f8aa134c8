import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Illustration } from './Illustration.tsx';
import { illustrations, type IllustrationName } from './illustrations.tsx';

const meta = {
  title: 'Feedback/Illustration',
  component: Illustration,
  args: { name: 'jobs' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: () => (
    <Inline gap="lg">
      {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
};
