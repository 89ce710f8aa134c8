import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Line } from './TokenTable.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { listTokens, type TokenValue } from './tokenValues.ts';

const meta = { title: 'Foundations/Typography' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Morning tea in one minute';
const twoLines = `${sentence}, with everything that a cup needs to be a good one, and the time to drink it`;

/** Creates the sample of a token: a text with the style that the value sets. */
function createSample(style: (value: string) => CSSProperties, text = sentence) {
  return function Sample({ values }: TokenValue) {
    return <Line style={style(values.light)}>{text}</Line>;
  };
}

/** Font sizes. */
export const Default: Story = {
  render: () => (
    <TokenTable
      label="Sizes"
      tokens={listTokens('font.size')}
      sample={createSample((fontSize) => ({ fontSize }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByText(sentence);
    const sizes = lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    await expect(sizes).toHaveLength(listTokens('font.size').length);
  },
};

/** Font weights, line heights and families. */
export const WeightsAndLines: Story = {
  render: () => (
    <Stack gap="xl">
      <TokenTable
        label="Weights"
        tokens={listTokens('font.weight')}
        sample={createSample((fontWeight) => ({ fontWeight: Number(fontWeight) }))}
      />
      <TokenTable
        label="Line heights"
        tokens={listTokens('font.line')}
        sample={createSample((lineHeight) => ({ lineHeight, display: 'block' }), twoLines)}
      />
      <TokenTable
        label="Families"
        tokens={listTokens('font.family')}
        sample={createSample((fontFamily) => ({ fontFamily }))}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const weights = within(canvasElement).getByRole('table', { name: 'Weights' });
    for (const { path, values } of listTokens('font.weight')) {
      const row = within(weights).getByRole('row', { name: new RegExp(`^${path} `) });
      const line = within(row).getByText(sentence);
      await expect(getComputedStyle(line).fontWeight).toBe(values.light);
    }
  },
};
