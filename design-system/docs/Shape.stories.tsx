import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../primitives/Stack/Stack.tsx';
import * as tokens from '../theme/generated/tokens.ts';
import { Tile } from './TokenTable.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { listTokens } from './tokenValues.ts';

const meta = { title: 'Foundations/Shape' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shadows = new Map(
  Object.entries(tokens.shadow).map(([name, css]) => [`shadow.${name}`, css]),
);

/** Corners and lines. */
export const Default: Story = {
  render: () => (
    <Stack gap="xl">
      <TokenTable
        label="Corners"
        tokens={listTokens('radius')}
        sample={({ values }) => <Tile style={{ borderRadius: values.light }} />}
      />
      <TokenTable
        label="Lines"
        tokens={listTokens('border')}
        sample={({ values }) => <Tile style={{ borderWidth: values.light }} />}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const corners = within(canvasElement).getByRole('table', { name: 'Corners' });
    await expect(within(corners).getAllByRole('rowheader')).toHaveLength(
      listTokens('radius').length,
    );
  },
};

/** The shadows of the current theme. */
export const Shadows: Story = {
  render: () => (
    <TokenTable
      label="Shadows"
      tokens={listTokens('shadow')}
      sample={({ path }) => <Tile data-token={path} style={{ boxShadow: shadows.get(path) }} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const tiles = canvasElement.querySelectorAll('[data-token]');
    await expect(tiles).toHaveLength(listTokens('shadow').length);
    for (const tile of tiles) {
      await expect(getComputedStyle(tile).boxShadow).not.toBe('none');
    }
  },
};
