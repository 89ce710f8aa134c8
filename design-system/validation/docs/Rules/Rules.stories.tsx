import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../../data/Card/Card.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../inputs/TextField/TextField.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { deriveRules } from '../../deriveRules.ts';
import { describeProblem } from '../../describeProblem.ts';
import type { RuleRow } from '../../ruleCase.ts';
import { ruleTable } from '../../ruleTable.ts';
import { validate } from '../../validate.ts';

const meta = { title: 'Validation/Rules' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function readable(text: string): string {
  return text.replaceAll('\u200b', '[zero-width space]');
}

function textsOf({ cases }: RuleRow, isRefused: boolean): string {
  return cases
    .filter(({ text, message }) => text.trim() !== '' && (message !== null) === isRefused)
    .map(({ what, text }) => `${what} (${readable(text)})`)
    .join('; ');
}

/** What the rule says, in the language of the page. */
function useMessage({ cases, rules, label }: RuleRow): string {
  const intl = useIntl();
  const refused = cases.find(({ message }) => message !== null);
  const failure = validate(refused?.text, rules, { label });
  return failure ? describeProblem({ failure }, intl, label) : '';
}

function RuleCard({ row }: { row: RuleRow }) {
  const message = useMessage(row);
  return (
    <Card>
      <Stack gap="sm">
        <Text as="h3" weight="semibold">
          {row.rule}
        </Text>
        <TextField label={row.label} rules={row.rules} description={<q>{message}</q>} />
        <Text size="sm">Stands: {textsOf(row, false)}.</Text>
        {textsOf(row, true) && <Text size="sm">Refused: {textsOf(row, true)}.</Text>}
      </Stack>
    </Card>
  );
}

/** Every rule with a field to try it in. By keyboard each is refused once, told why, and repaired. */
export const Default: Story = {
  render: () => (
    <Stack gap="md">
      {ruleTable.map((row) => (
        <RuleCard key={row.rule} row={row} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
    await expect(fields).toHaveLength(ruleTable.length);
    for (const [index, { cases }] of ruleTable.entries()) {
      const field = fields[index] as HTMLInputElement;
      const refused = cases.find(({ message }) => message !== null);
      const standing = cases.find(({ text, message }) => message === null && text !== '');
      await userEvent.tab();
      await expect(field).toHaveFocus();
      if (refused?.text) await userEvent.keyboard(refused.text);
      await userEvent.tab();
      await expect(field).toHaveAccessibleErrorMessage(refused?.message ?? '');
      await userEvent.tab({ shift: true });
      await userEvent.clear(field);
      await userEvent.keyboard(standing?.text ?? '');
      await expect(field).not.toHaveAccessibleErrorMessage();
    }
  },
};

const rulesOfYear = deriveRules({ required: true, type: 'number', min: 1920, max: 2008 });

/** A field without rules of its own: its constraints ask for them. */
export const FromConstraints: Story = {
  parameters: {
    docs: {
      source: {
        code: `<TextField label="birth year" type="number" isRequired min={1920} max={2008} />`,
      },
    },
  },
  render: () => (
    <TextField
      label="birth year"
      type="number"
      isRequired
      min={1920}
      max={2008}
      description={
        <>
          The same as these rules: <bdi>{JSON.stringify(rulesOfYear)}</bdi>
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'birth year' });
    await userEvent.tab();
    await userEvent.keyboard('2009');
    await expect(field).toHaveAccessibleErrorMessage('The maximum birth year is 2008.');
    await userEvent.keyboard('{Backspace}8');
    await expect(field).not.toHaveAccessibleErrorMessage();
  },
};
