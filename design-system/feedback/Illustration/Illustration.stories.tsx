import type { Meta, StoryObj } from '@storybook/react-vite';
import { isValidElement } from 'react';
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

// Storybook adds the documentation of props to the object, as if it were a component.
const names = (Object.keys(illustrations) as IllustrationName[]).filter((name) =>
  isValidElement(illustrations[name].shapes),
);

export const AllStates: Story = {
  render: () => (
    <Inline gap="lg">
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
};
