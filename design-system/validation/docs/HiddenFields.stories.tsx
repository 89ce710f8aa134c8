import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from '../../data/Accordion/Accordion.tsx';
import { Card } from '../../data/Card/Card.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import type { FormErrors } from '../../internal/describeError.ts';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const onSubmit = fn<(values: object) => void | Promise<void | FormErrors>>();

const meta = {
  title: 'Validation/Hidden fields',
  component: Form,
  args: { onSubmit, children: null },
  beforeEach: () => void onSubmit.mockReset(),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Send' }));

/** Invalid fields in a closed accordion, a collapsed card and another tab: each container opens when its field gets the focus. */
export const Default: Story = {
  args: {
    children: (
      <Stack gap="md">
        <Accordion
          items={[
            {
              id: 'address',
              title: 'Address',
              content: <TextField name="city" label="City" isRequired />,
            },
          ]}
        />
        <Card title="Bank" isCollapsible defaultExpanded={false}>
          <TextField name="iban" label="IBAN" isRequired />
        </Card>
        <Tabs
          aria-label="Texts"
          items={[
            { id: 'en', label: 'English', content: <TextField name="en" label="In English" /> },
            {
              id: 'ar',
              label: 'Arabic',
              content: <TextField name="ar" label="In Arabic" isRequired />,
            },
          ]}
        />
        <SubmitButton>Send</SubmitButton>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasElement;
    for (const name of ['City', 'IBAN', 'In Arabic']) {
      await send(canvas);
      await expect(box(canvas, name)).toBeVisible();
      await expect(box(canvas, name)).toHaveFocus();
      await userEvent.type(box(canvas, name), 'x');
    }
    await userEvent.click(within(canvas).getByRole('tab', { name: 'English' }));
    await send(canvas);
    await expect(onSubmit).toHaveBeenLastCalledWith({
      city: 'x',
      iban: 'x',
      en: '',
      ar: 'x',
    });
  },
};

/** Nested containers open together, for the first invalid field and for the links of the summary. */
export const NestedContainers: Story = {
  args: {
    children: (
      <>
        <Card title="Texts" isCollapsible defaultExpanded={false}>
          <Tabs
            aria-label="Languages"
            items={['English', 'Arabic', 'Chinese', 'Malay'].map((label) => ({
              id: label,
              label,
              content: (
                <Accordion
                  items={[
                    {
                      id: `more-${label}`,
                      title: 'More',
                      content: <TextField name={label} label={`In ${label}`} isRequired />,
                    },
                  ]}
                />
              ),
            }))}
          />
        </Card>
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasElement;
    await send(canvas);
    await expect(box(canvas, 'In English')).toHaveFocus();
    const summary = within(canvas).getByRole('group', { name: '4 fields need your attention' });
    await userEvent.click(within(summary).getByRole('link', { name: 'In Malay' }));
    await expect(box(canvas, 'In Malay')).toHaveFocus();
    await expect(box(canvas, 'In Malay')).toBeVisible();
  },
};

/** If nothing can show an invalid field, the summary names it with its message. */
export const UnreachableField: Story = {
  args: {
    children: (
      <>
        <div hidden>
          <TextField name="city" label="City" isRequired />
        </div>
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = canvasElement;
    await send(canvas);
    const summary = await within(canvas).findByRole('group', {
      name: 'One field needs your attention',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('City This field is required.');
  },
};
