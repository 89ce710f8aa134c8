import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CountdownButton } from './CountdownButton.tsx';

// The clocks of the story `Waiting` are stopped at 0, so this is both the end and the length of the countdown.
const remainingMs = 45_000;

const meta = {
  title: 'Navigation/CountdownButton',
  component: CountdownButton,
  args: { children: 'Resend code', variant: 'soft', availableAt: null, onPress: fn() },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** During the countdown, the button can be focused and read, but not pressed. */
export const Waiting: Story = {
  // Stops both clocks that the button reads, so that screenshots are always the same.
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => 0;
    performance.now = () => 0;
    return () => {
      Date.now = now;
      Reflect.deleteProperty(performance, 'now');
    };
  },
  args: { availableAt: remainingMs },
};

export const AllStates: Story = {
  beforeEach: Waiting.beforeEach,
  render: (args) => (
    <Inline gap="sm">
      <CountdownButton {...args} availableAt={null} />
      <CountdownButton {...args} availableAt={remainingMs} />
      <CountdownButton {...args} availableAt={remainingMs} variant="ghost" />
    </Inline>
  ),
};
