import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { LiveText } from './LiveText.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = {
  title: 'Primitives/LiveText',
  component: LiveText,
  args: { children: '12 jobs' },
} satisfies Meta<typeof LiveText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Count() {
  const [count, setCount] = useState(12);
  // The key mounts a new element for a new count: React could not change a text that a browser has replaced to translate the page.
  return (
    <Inline>
      <Button onPress={() => setCount(count - 1)}>Filter</Button>
      <LiveText>
        <span key={count}>{count} jobs</span>
      </LiveText>
    </Inline>
  );
}

/** Screen readers read a changed text in the next pause. */
export const Changes: Story = {
  parameters: withoutPicture,
  render: () => <Count />,
};

export const AllStates: Story = {
  render: () => (
    <Inline>
      <LiveText>12 jobs</LiveText>
      <LiveText />
      <LiveText isNews>Saved.</LiveText>
    </Inline>
  ),
};
