import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Track } from '../TokenTable/TokenTable.styles.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { listTokens, type TokenValue } from '../tokenValues.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Moves() {
  const [isThere, setIsThere] = useState(false);
  const moved = (property: '--duration' | '--easing') =>
    function moving({ path, values }: TokenValue) {
      const style = { [property]: values.light } as CSSProperties;
      return <Track style={style} data-token={path} data-there={isThere || undefined} />;
    };
  return (
    <Stack gap="lg" align="start">
      <Button onPress={() => setIsThere(!isThere)}>Move them</Button>
      <TokenTable
        label="Durations"
        tokens={listTokens('motion.duration')}
        sample={moved('--duration')}
      />
      <TokenTable label="Easings" tokens={listTokens('motion.easing')} sample={moved('--easing')} />
    </Stack>
  );
}

/** How long something moves, and how it starts and ends. */
export const Default: Story = {
  render: () => <Moves />,
  play: async ({ canvasElement }) => {
    const tracks = [...canvasElement.querySelectorAll('[data-token]')];
    await expect(tracks).toHaveLength(listTokens('motion').length);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move them' }));
    for (const track of tracks) await expect(track).toHaveAttribute('data-there');
  },
};
