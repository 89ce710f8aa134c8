import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bar } from '../TokenTable/TokenTable.styles.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { listTokens, type TokenValue } from '../tokenValues.ts';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function asBar({ values, path }: TokenValue) {
  // Nothing is a length only with a unit.
  const length = values.light === '0' ? '0px' : values.light;
  return <Bar data-token={path} style={{ '--sample': length }} />;
}

/** The steps between things. */
export const Default: Story = {
  render: () => <TokenTable label="Steps" tokens={listTokens('space')} sample={asBar} />,
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')];
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(listTokens('space').length);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
  },
};

/** Heights of controls, and widths of the parts of a page. */
export const Sizes: Story = {
  render: () => <TokenTable label="Sizes" tokens={listTokens('size')} sample={asBar} />,
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('row', { name: /^size\.target / });
    await expect(target).toHaveTextContent('24 px');
  },
};
