import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Money } from '../Money/Money.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatGroup } from './StatGroup.tsx';

const labels = ['Available', 'Pending', 'On the way', 'Lifetime earnings'];

/** Returns four stats, whose amounts repeat if there are fewer. */
function createStats(amounts: readonly number[], currency = 'USD') {
  return labels.map((label, index) => (
    <Stat
      key={label}
      size={index === 0 ? 'lg' : 'md'}
      label={label}
      value={<Money value={{ amount: amounts[index % amounts.length] ?? 0, currency }} />}
      description={index === 1 ? 'Next on 05/03/2026' : undefined}
    />
  ));
}

const meta = {
  title: 'Data/StatGroup',
  component: StatGroup,
  args: { children: createStats([123_450, 51_500, 0, 248_000]) },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const widths = [200, 260, 320, 480, 560, 640, 720, 860, 1000, 1200];
// Long amounts, and currencies without and with three decimals.
const groups = [
  ['USD', [1_234_567, 99_999]],
  ['JPY', [9_876_543, 0]],
  ['KWD', [123_456_789, 12_345_678]],
] as const;

/** Returns whether two boxes overlap by more than 1 px. */
function overlaps(one: DOMRect, two: DOMRect): boolean {
  const commonWidth = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const commonHeight = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return commonWidth > 1 && commonHeight > 1;
}

export const WithAction: Story = { args: { actions: <Button>Withdraw</Button> } };

/** At every width, no figure overlaps another figure or is cut. */
export const EveryWidth: Story = {
  render: (args) => (
    <Stack gap="2xl">
      {widths.map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }} data-testid="box">
          <Stack gap="lg">
            {groups.map(([currency, amounts]) => (
              <StatGroup {...args} key={currency}>
                {createStats(amounts, currency)}
              </StatGroup>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const faults = canvas.getAllByTestId('box').flatMap((box) => {
      const frame = box.getBoundingClientRect();
      const figures = [...box.querySelectorAll('dd, dt')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { text: element.textContent, rect: range.getBoundingClientRect() };
      });
      if (figures.length === 0) return ['no figures'];
      return figures.flatMap(({ text, rect }, index) => [
        ...figures
          .slice(index + 1)
          .filter((other) => overlaps(rect, other.rect))
          .map((other) => `${text} overlaps ${other.text} at ${frame.width}`),
        ...(rect.right > frame.right + 1 || rect.left < frame.left - 1
          ? [`${text} is cut at ${frame.width}`]
          : []),
      ]);
    });
    await expect(faults).toEqual([]);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="2xl">
      <StatGroup {...args} />
      <StatGroup>{createStats([9_876_543_210, 123_456_789])}</StatGroup>
    </Stack>
  ),
};
