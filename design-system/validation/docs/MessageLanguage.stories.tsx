import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { expect, userEvent, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { designSystemMessages } from '../../i18n/designSystemMessages.ts';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

const meta = {
  title: 'Validation/Message language',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Moves the focus with Tab into a field and out of it again. */
async function leaveEmpty(field: HTMLElement): Promise<void> {
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.tab();
}

/** `messages` replaces the messages of single rules in a field. */
export const Default: Story = {
  render: () => (
    <TextField
      label="name"
      isRequired
      ruleMessages={{ required: 'Tell brands your {field}.', max_length: 'At most {max} letters.' }}
      maxLength={10}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'name' });
    await leaveEmpty(field);
    await expectMessage(field, 'Tell brands your name.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Mia who eats');
    await expectMessage(field, 'At most 10 letters.');
    // Removes " eats".
    await userEvent.keyboard('{Backspace>5/}');
    await expectNoMessage(field);
  },
};

/** `errorMessage` replaces every message of a field. */
export const OneField: Story = {
  render: () => (
    <TextField label="name" isRequired errorMessage="Ask your manager to fill this in." />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'name' });
    await expectMessage(field, 'Ask your manager to fill this in.');
  },
};

/** Replaces two messages of the library for the fields in it. */
function WithOwnMessages({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const messages = {
    ...designSystemMessages[locale as keyof typeof designSystemMessages],
    'ds.validation.required': 'We need this from you.',
    'ds.validation.other': 'Please look at {field} again.',
  };
  return (
    <DesignSystemProvider locale={locale} messages={messages}>
      {children}
    </DesignSystemProvider>
  );
}

/** A catalogue with other messages replaces them in all fields. */
export const AllFields: Story = {
  render: () => (
    <WithOwnMessages>
      <Stack gap="md">
        <TextField label="your name" isRequired minLength={2} />
        <SelectField label="Platform" isRequired options={[{ id: 'a', label: 'TikTok' }]} />
      </Stack>
    </WithOwnMessages>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'your name' });
    await leaveEmpty(name);
    await expectMessage(name, 'We need this from you.');
    await userEvent.tab();
    await expectMessage(canvas.getByRole('button', { name: /Platform/ }), 'We need this from you.');
    await userEvent.type(name, 'M');
    await expectMessage(name, 'Please look at your name again.');
    await userEvent.keyboard('ia');
    await expectNoMessage(name);
  },
};

const labels = { en: 'Name', ar: 'الاسم', 'zh-Hans': '姓名' };
const names = { en: 'English', ar: 'العربية', 'zh-Hans': '简体中文' };

/** A field with buttons for three languages. */
function FieldWithLanguages() {
  const [locale, setLocale] = useState<keyof typeof labels>('en');
  return (
    <DesignSystemProvider locale={locale} messages={designSystemMessages[locale]}>
      <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <Stack gap="md">
          <TextField label={labels[locale]} isRequired />
          {(['en', 'ar', 'zh-Hans'] as const).map((language) => (
            <Button key={language} variant="soft" onPress={() => setLocale(language)}>
              {names[language]}
            </Button>
          ))}
        </Stack>
      </div>
    </DesignSystemProvider>
  );
}

/** A shown message changes with the language, without validating again. */
export const SwitchedLanguage: Story = {
  render: () => <FieldWithLanguages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await leaveEmpty(field);
    await expectMessage(field, 'This field is required.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: names.ar })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectMessage(field, 'هذا الحقل مطلوب.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectMessage(field, '此字段为必填项。');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expectMessage(field, 'This field is required.');
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Mia');
    await expectNoMessage(field);
  },
};
