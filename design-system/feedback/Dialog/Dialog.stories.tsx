import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

const search = fn();

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  args: {
    title: 'Apply for this job',
    children: <p>The brand decides by 05/03/2026. You can cancel the application until then.</p>,
    footer: ({ close }) => (
      <>
        <Button variant="soft" onPress={close}>
          Cancel
        </Button>
        <Button onPress={close}>Send application</Button>
      </>
    ),
    defaultOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// A picture would show only the button.
export const Default: Story = { parameters: withoutPicture };

/** Escape closes the dialog, and focus returns to its button. */
export const WithTrigger: Story = {
  parameters: withoutPicture,
  render: () => (
    <DialogTrigger>
      <Button>Apply</Button>
      <Dialog title="Apply for this job">
        <p>The brand decides by 05/03/2026.</p>
      </Dialog>
    </DialogTrigger>
  ),
};

/** An answer is required, so there is no close button, and Escape does not close the dialog. */
export const Required: Story = {
  args: {
    title: 'Account in review',
    children: <p>We are reviewing your profile and will email you.</p>,
    footer: ({ close }) => <Button onPress={close}>OK</Button>,
    isKeyboardDismissDisabled: true,
    size: 'sm',
  },
};

/**
 * In Safari, the Enter or Escape that ends the composition of an input method arrives after `compositionend`, with key code 229. It must
 * neither search nor close the dialog.
 */
export const InputMethod: Story = {
  parameters: withoutPicture,
  args: { children: <SearchField label="Search" onSubmit={search} /> },
  play: async () => {
    search.mockClear();
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('searchbox');
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.compositionEnd(field);
    for (const key of ['Enter', 'Escape']) await fireEvent.keyDown(field, { key, keyCode: 229 });
    await expect(search).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A section with a dialog whose answer removes all buttons of the section, also the one that opened the dialog. */
function VanishingButton() {
  const [hasButtons, setHasButtons] = useState(true);
  return (
    <section>
      <h2>Drafts</h2>
      {hasButtons && <Button>Other</Button>}
      <DialogTrigger>
        {hasButtons ? <Button>Discard</Button> : <span />}
        <Dialog
          title="Discard all?"
          footer={({ close }) => (
            <Button
              onPress={() => {
                setHasButtons(false);
                close();
              }}
            >
              Yes
            </Button>
          )}
        >
          They cannot be restored.
        </Dialog>
      </DialogTrigger>
    </section>
  );
}

/** If the button that opened the dialog was removed while it was open, the focus moves to the heading of the section. */
export const VanishedTrigger: Story = {
  parameters: withoutPicture,
  render: () => <VanishingButton />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Discard' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = within(canvasElement).getByRole('heading', { name: 'Drafts' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Long content scrolls between title and actions. */
export const Long: Story = {
  args: {
    size: 'lg',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Rule {index + 1}: state in the first line that the post is paid for.</p>
    )),
  },
};

export const Warning: Story = { args: { tone: 'warning' } };

/** The story sets the locale of the page, because a dialog is rendered outside of its story. */
export const Localized: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'التقديم على هذه المهمة',
    children: <p>تقرر العلامة التجارية قبل 05/03/2026. يمكنك إلغاء الطلب حتى ذلك الحين.</p>,
    footer: ({ close }) => (
      <>
        <Button variant="soft" onPress={close}>
          إلغاء
        </Button>
        <Button onPress={close}>إرسال الطلب</Button>
      </>
    ),
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: { tone: 'danger', isDismissable: true },
};
