import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Track } from './TokenTable.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { listTokens, type TokenValue } from './tokenValues.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Boxes that move with each duration and easing. */
function Tracks() {
  const [isAtEnd, setAtEnd] = useState(false);
  const createSample = (property: '--duration' | '--easing') =>
    function Sample({ path, values }: TokenValue) {
      const style = { [property]: values.light } as CSSProperties;
      return <Track style={style} data-token={path} data-at-end={isAtEnd || undefined} />;
    };
  return (
    <Stack gap="lg" align="start">
      <Button onPress={() => setAtEnd(!isAtEnd)}>Move</Button>
      <TokenTable
        label="Durations"
        tokens={listTokens('motion.duration')}
        sample={createSample('--duration')}
      />
      <TokenTable
        label="Easings"
        tokens={listTokens('motion.easing')}
        sample={createSample('--easing')}
      />
    </Stack>
  );
}

/** Durations and easings. */
export const Default: Story = {
  render: () => <Tracks />,
  play: async ({ canvasElement }) => {
    const tracks = [...canvasElement.querySelectorAll('[data-token]')];
    await expect(tracks).toHaveLength(listTokens('motion').length);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    for (const track of tracks) await expect(track).toHaveAttribute('data-at-end');
  },
};
