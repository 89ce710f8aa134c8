import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from '../../i18n/intl.ts';
import { expect, userEvent, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Card } from '../../data/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { EmailField } from '../../inputs/EmailField/EmailField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { formatError } from '../messages.ts';
import { ruleFixtures, type RuleFixture } from '../ruleFixtures.ts';
import { deriveRules } from '../rules.ts';
import { validate } from '../validate.ts';

const meta = { title: 'Validation/Rules' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces invisible characters by their names. */
function toVisibleText(text: string): string {
  return text.replaceAll('\u200b', '[zero-width space]');
}

/** Returns the valid or the invalid examples of a rule as text. */
function listExamples({ cases }: RuleFixture, isInvalid: boolean): string {
  return cases
    .filter(({ text, message }) => text.trim() !== '' && (message !== null) === isInvalid)
    .map(({ description, text }) => `${description} (${toVisibleText(text)})`)
    .join('; ');
}

/** Shows a rule with a field to try it in, its message and its examples. */
function RuleCard({ fixture }: { fixture: RuleFixture }) {
  const intl = useIntl();
  const { rule, label, rules, cases } = fixture;
  const invalid = cases.find(({ message }) => message !== null);
  const error = validate(invalid?.text, rules, { label });
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={3}>{rule}</Heading>
        <TextField
          label={label}
          rules={rules}
          description={<q>{error && formatError(error, intl, label)}</q>}
        />
        <Text size="sm">Valid: {listExamples(fixture, false)}.</Text>
        {listExamples(fixture, true) && (
          <Text size="sm">Invalid: {listExamples(fixture, true)}.</Text>
        )}
      </Stack>
    </Card>
  );
}

/** Every rule, with a field to try it in. */
export const Default: Story = {
  render: () => (
    <Stack gap="md">
      {ruleFixtures.map((fixture) => (
        <RuleCard key={fixture.rule} fixture={fixture} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
    await expect(fields).toHaveLength(ruleFixtures.length);
    for (const [index, { cases }] of ruleFixtures.entries()) {
      const field = fields[index] as HTMLInputElement;
      const invalid = cases.find(({ message }) => message !== null);
      const valid = cases.find(({ text, message }) => message === null && text !== '');
      await userEvent.tab();
      await expect(field).toHaveFocus();
      if (invalid?.text) await userEvent.keyboard(invalid.text);
      await userEvent.tab();
      await expectMessage(field, invalid?.message ?? '');
      await userEvent.tab({ shift: true });
      await userEvent.clear(field);
      await userEvent.keyboard(valid?.text ?? '');
      await expectNoMessage(field);
    }
  },
};

const derivedRules = deriveRules({ required: true, type: 'number', min: 1920, max: 2008 });

/** A field without `rules` has the rules that its constraints imply. */
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
      minValue={1920}
      maxValue={2008}
      description={
        <>
          Implies these rules: <bdi>{JSON.stringify(derivedRules)}</bdi>
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'birth year' });
    await userEvent.tab();
    await userEvent.keyboard('2009');
    await expectMessage(field, 'The maximum birth year is 2008.');
    await userEvent.keyboard('{Backspace}8');
    await expectNoMessage(field);
  },
};

// One character longer than DNS allows.
const longLabel = 'a'.repeat(64);

/**
 * A pattern applies to each address of a list; a pattern that is invalid with the flag `v` is compiled with `u`; a domain with a label of
 * 64 characters is invalid.
 */
export const PatternsAndDomains: Story = {
  render: () => (
    <>
      <EmailField
        name="team"
        label="Team"
        allowsMultiple
        rules={deriveRules({ pattern: '.+@a\\.test', type: 'email', multiple: true })}
      />
      {/* With the flag `v`, the literal `-` of a class must be escaped. */}
      <TextField name="handle" label="Handle" pattern="[a-z&&-]+" />
      <EmailField name="email" label="Email" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const box = (name: string) => within(canvasElement).getByRole('textbox', { name });
    // Replaces the text of a field, and leaves the field.
    const type = async (name: string, text: string) => {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), text);
      await userEvent.tab();
    };
    await type('Team', 'mia@a.test, leo@a.test');
    await expect(box('Team')).toBeValid();
    await type('Team', 'mia@b.test, leo@a.test');
    await expectMessage(box('Team'), 'The Team is invalid.');
    await type('Handle', 'A');
    await expectMessage(box('Handle'), 'The Handle is invalid.');
    await type('Email', `mia@${longLabel}.test`);
    await expectMessage(box('Email'), 'Email is not valid.');
    await type('Email', 'mia@example.xn--p1ai');
    await expect(box('Email')).toBeValid();
  },
};
