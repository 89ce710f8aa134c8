import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Apply for this job', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { icon: <Icon as={Plus} size={18} />, children: 'Add a link' },
};

/** A pending button keeps focus and announces its state; further presses do nothing. */
export const Pending: Story = {
  args: { isPending: true },
};

/** A held button keeps its focus and does nothing; it is described by the reason. */
export const Held: Story = {
  render: (args) => (
    <Stack gap="xs" align="start">
      <Button {...args} aria-disabled aria-describedby="held-reason" />
      <Text id="held-reason" size="sm" isMuted>
        You can do this once you are back online.
      </Text>
    </Stack>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { isFullWidth: true } };

/** The announcement of a pending button is a text of the library. */
export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <Inline gap="sm">
          <Button {...args}>التقديم على هذه المهمة</Button>
          <Button {...args} isPending>
            جارٍ الإرسال…
          </Button>
        </Inline>
      }
      zhHans={
        <Inline gap="sm">
          <Button {...args}>申请此任务</Button>
          <Button {...args} isPending>
            正在提交…
          </Button>
        </Inline>
      }
    />
  ),
};

/** The variants differ in their background, and disabled buttons look different from all variants. */
export const Ranks: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        variant: ['solid', 'soft', 'ghost'],
        isDisabled: [false, true],
      }).map(({ variant = 'solid', isDisabled = false }) => (
        <Button key={variant + isDisabled} {...args} variant={variant} isDisabled={isDisabled}>
          {`${variant} ${isDisabled}`}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const transparent = 'rgba(0, 0, 0, 0)';
    const readColors = (name: string) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(
        canvas.getByRole('button', { name }),
      );
      return { backgroundColor, borderColor, color };
    };
    const [solid, soft, ghost] = ['solid', 'soft', 'ghost'].map((rank) =>
      readColors(`${rank} false`),
    );
    await expect(new Set([solid, soft, ghost].map((rank) => rank?.backgroundColor)).size).toBe(3);
    // Without a visible border, the grey background of a soft button would not look like a button.
    await expect(soft?.borderColor).not.toBe(soft?.backgroundColor);
    await expect(soft?.borderColor).not.toBe(transparent);
    for (const rank of ['solid', 'soft', 'ghost']) {
      const disabled = readColors(`${rank} true`);
      await expect(disabled.backgroundColor).toBe(transparent);
      for (const enabled of [solid, soft, ghost]) {
        await expect(disabled.color).not.toBe(enabled?.color);
      }
      await expect(disabled.borderColor).not.toBe(soft?.borderColor);
    }
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        variant: ['solid', 'soft', 'ghost'],
        tone: ['primary', 'success', 'danger'],
        size: ['sm', 'md', 'lg'],
      }).map((props) => (
        <Button key={JSON.stringify(props)} {...args} {...props}>
          {props.variant} {props.tone}
        </Button>
      ))}
      {permutations<typeof args>({
        variant: ['solid', 'soft', 'ghost'],
        isDisabled: [false, true],
      }).map((props) => (
        <Button
          key={JSON.stringify(props)}
          {...args}
          {...props}
          icon={<Icon as={Plus} size={18} />}
          isPending={!props.isDisabled}
        >
          {props.isDisabled ? 'Disabled' : 'Sending…'}
        </Button>
      ))}
      <Button {...args} icon={<Icon as={Plus} size={18} />}>
        Add a link
      </Button>
      <Button {...args} icon={<Icon as={Plus} size={18} />}>
        Morning tea in one minute, for people who have no time
      </Button>
    </Inline>
  ),
};
