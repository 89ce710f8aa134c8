import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Swatch } from './TokenTable.styles.ts';
import { LookupTable, nameColumn } from './TokenTable.tsx';
import {
  listGroups,
  listTokens,
  themes,
  themeTitles,
  type Theme,
  type TokenValue,
} from './tokenValues.ts';

const meta = { title: 'Foundations/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a colour and its value in a theme. */
function ColorIn({ token, theme }: { token: TokenValue; theme: Theme }) {
  const value = token.values[theme];
  return (
    <Inline gap="xs">
      <Swatch style={{ '--sample': value }} />
      <Text as="span" size="sm">
        <bdi dir="ltr">{value}</bdi>
      </Text>
    </Inline>
  );
}

/** Every colour with its value in each theme. */
export const Default: Story = {
  render: () => (
    <Stack gap="xl">
      {listGroups('color').map((group) => (
        <Stack key={group} gap="sm">
          <Heading level={3} size="lg">
            {group}
          </Heading>
          <LookupTable
            label={group}
            rows={listTokens(group)}
            getRowKey={({ path }) => path}
            columns={[
              nameColumn,
              ...themes.map((theme) => ({
                title: themeTitles[theme],
                cell: (token: TokenValue) => <ColorIn token={token} theme={theme} />,
              })),
            ]}
          />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole('rowheader');
    await expect(names).toHaveLength(listTokens('color').length);
  },
};
