import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { change, press, ProfileForm, title, type Props } from '../../testing/guardedForm.tsx';

describe('a dialog with a form', () => {
  function Controlled({ onSubmit }: Props) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="Profile" isOpen={isOpen} onOpenChange={setOpen}>
        <ProfileForm onSubmit={() => (onSubmit?.(), setOpen(false))} />
      </Dialog>
    );
  }
  const dialogs = {
    controlled: <Controlled />,
    uncontrolled: (
      <Dialog title="Profile" defaultOpen>
        <ProfileForm />
      </Dialog>
    ),
    'of a trigger': (
      <DialogTrigger defaultOpen>
        <Button>Open</Button>
        <Dialog title="Profile">
          <ProfileForm />
        </Dialog>
      </DialogTrigger>
    ),
  };

  test.each(Object.entries(dialogs))('%s asks before it closes', async (_, dialog) => {
    renderInDesignSystem(dialog);
    await change();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toHaveValue('Mia!');
    await press('Close');
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each(Object.entries(dialogs))('%s closes at once without changes', async (_, dialog) => {
    renderInDesignSystem(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is closed by the page once the form was sent', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(<Controlled onSubmit={onSubmit} />);
    await change();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('does not ask when its form closes it while being sent', async () => {
    renderInDesignSystem(
      <Dialog title="Profile" defaultOpen>
        {({ close }) => <ProfileForm onSubmit={close} />}
      </Dialog>,
    );
    await change();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('does not ask about a form outside of it', async () => {
    renderInDesignSystem(
      <>
        <LeaveGuard isDirty />
        <Dialog title="Help" defaultOpen>
          Text
        </Dialog>
      </>,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
