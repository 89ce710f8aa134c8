import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bar } from './TokenTable.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { listTokens } from './tokenValues.ts';

const meta = { title: 'Foundations/Breakpoints' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// The widest breakpoint in px, whose bar has the full width.
const largest = 1200;

/** The breakpoints as bars of proportional width. */
export const Default: Story = {
  render: () => (
    <TokenTable
      label="Breakpoints"
      tokens={listTokens('breakpoint')}
      sample={({ values }) => {
        const share = (Number.parseInt(values.light) / largest) * 100;
        return <Bar style={{ '--sample': `${share}%` }} />;
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const { path, values } of listTokens('breakpoint')) {
      const row = within(canvasElement).getByRole('row', { name: new RegExp(`^${path} `) });
      await expect(row).toHaveTextContent(values.light);
    }
  },
};
