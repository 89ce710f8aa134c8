import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import contrastFile from '../../tokens/contrast.json' with { type: 'json' };
import { Inline } from '../layout/Inline/Inline.tsx';
import { contrast } from '../preferences/palette/contrast.ts';
import { Text } from '../primitives/Text/Text.tsx';
import { Name, Pair as Sample } from './TokenTable.styles.ts';
import { LookupTable } from './TokenTable.tsx';
import { listTokens, themes, themeTitles, type Theme, type TokenValue } from './tokenValues.ts';

const meta = { title: 'Foundations/Contrast' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two colours used together, with the contrast ratio that they need and reach. */
type Pair = {
  foreground: TokenValue;
  background: TokenValue;
  needed: number;
  reached: Record<Theme, number>;
};

const colors = new Map(listTokens('color').map((token) => [token.path, token]));

/** Returns the token of a colour. Throws if there is none. */
function getColor(path: string): TokenValue {
  const token = colors.get(path);
  if (!token) throw new Error(`tokens/contrast.json contains "${path}", which is not a colour.`);
  return token;
}

// The colours of pictures are no variables of a portal.
const publicPairs = contrastFile.pairs.filter(
  ({ foreground }) => !foreground.startsWith('color.art.'),
);

/** The pairs of `tokens/contrast.json` with their contrast in every theme. */
const contrastPairs: readonly Pair[] = publicPairs.map((pair) => {
  const [foreground, background] = [getColor(pair.foreground), getColor(pair.background)];
  const measured = themes.map((theme) => [
    theme,
    contrast(foreground.values[theme], background.values[theme]),
  ]);
  const reached = Object.fromEntries(measured) as Record<Theme, number>;
  return { foreground, background, needed: pair.ratio, reached };
});

// The ratio that WCAG requires for text. Lines and icons need less.
const textRatio = 4.5;

/** Shows a pair in a theme: as letters if its contrast must suffice for text, otherwise as a line. */
function PairIn({ pair, theme }: { pair: Pair; theme: Theme }) {
  const [foreground, background] = [pair.foreground.values[theme], pair.background.values[theme]];
  const isLine = pair.needed < textRatio;
  return (
    <Inline gap="xs">
      <Sample
        style={{ '--foreground': foreground, '--background': background }}
        data-line={isLine || undefined}
      >
        {isLine ? null : 'Aa'}
      </Sample>
      <Text as="span" size="sm">
        {pair.reached[theme].toFixed(1)} : 1
      </Text>
    </Inline>
  );
}

/** Pairs of colours, with a sample and the contrast ratio in each theme. */
export const Default: Story = {
  render: () => (
    <LookupTable
      label="Contrast"
      rows={contrastPairs}
      getRowKey={({ foreground, background }) => `${foreground.path} ${background.path}`}
      columns={[
        {
          title: 'Foreground, background',
          cell: ({ foreground, background }) => (
            <>
              <Name>{foreground.path}</Name> · <Name>{background.path}</Name>
            </>
          ),
        },
        { title: 'Needs', cell: ({ needed }) => `${needed} : 1` },
        ...themes.map((theme) => ({
          title: themeTitles[theme],
          cell: (pair: Pair) => <PairIn pair={pair} theme={theme} />,
        })),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(
      contrastPairs.length,
    );
    const failing = contrastPairs.filter(({ needed, reached }) =>
      themes.some((theme) => reached[theme] < needed),
    );
    await expect(failing).toEqual([]);
  },
};
