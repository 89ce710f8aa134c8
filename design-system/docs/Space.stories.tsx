import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bar } from './TokenTable.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { listTokens, type TokenValue } from './tokenValues.ts';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function renderBar({ values, path }: TokenValue) {
  // Zero needs a unit to be a length in min().
  const length = values.light === '0' ? '0px' : values.light;
  return <Bar data-token={path} style={{ '--sample': length }} />;
}

/** The steps of the scale. */
export const Default: Story = {
  render: () => <TokenTable label="Steps" tokens={listTokens('space')} sample={renderBar} />,
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')];
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(listTokens('space').length);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
  },
};

/** The sizes of controls and page areas. */
export const Sizes: Story = {
  render: () => <TokenTable label="Sizes" tokens={listTokens('size')} sample={renderBar} />,
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('row', { name: /^size\.target / });
    await expect(target).toHaveTextContent('24 px');
  },
};
