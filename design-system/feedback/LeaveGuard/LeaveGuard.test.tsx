import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { UseBlocker } from './useBlockedNavigation.ts';
import { change, isUnloadHeld, press, ProfileForm, title } from '../../testing/guardedForm.tsx';

describe('a link of the product', () => {
  test('is followed at once while nothing has changed', async () => {
    const navigate = vi.fn();
    renderInDesignSystem(
      <>
        <ProfileForm />
        <Link href="/jobs">Jobs</Link>
      </>,
      { navigate },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(navigate).toHaveBeenCalledWith('/jobs', undefined);
    expect(isUnloadHeld()).toBe(false);
  });

  test('asks after a change: Stay keeps the page and the text, Leave follows the link', async () => {
    const navigate = vi.fn();
    renderInDesignSystem(
      <>
        <ProfileForm />
        <Link href="/jobs">Jobs</Link>
      </>,
      { navigate },
    );
    await change();
    const link = screen.getByRole('link', { name: 'Jobs' });
    await userEvent.click(link);
    expect(screen.getByRole('alertdialog', { name: title })).toHaveAccessibleDescription(
      'Your changes have not been saved.',
    );
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveValue('Mia!');
    expect(isUnloadHeld()).toBe(true);

    await userEvent.click(link);
    await press('Leave');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/jobs', undefined));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(isUnloadHeld()).toBe(false);
    // The page may stay, because the router refused. Another change is asked about again.
    await change('?');
    expect(isUnloadHeld()).toBe(true);
  });

  test('of a menu, which is no element of the page, asks too', async () => {
    const navigate = vi.fn();
    renderInDesignSystem(
      <>
        <ProfileForm />
        <Menu
          aria-label="More"
          trigger={<Button>More</Button>}
          items={[{ id: 'jobs', label: 'Jobs', href: '/jobs' }]}
        />
      </>,
      { navigate },
    );
    await change();
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Jobs' }));
    await screen.findByRole('alertdialog', { name: title });
    await press('Leave');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/jobs', undefined));
  });

  test.each(['{Enter}', 'tab'] as const)('by the key %s or in a new tab', async (key) => {
    const navigate = vi.fn();
    renderInDesignSystem(
      <>
        <ProfileForm />
        <Link href="/jobs">Jobs</Link>
      </>,
      { navigate },
    );
    await change();
    const link = screen.getByRole('link', { name: 'Jobs' });
    if (key === '{Enter}') {
      act(() => link.focus());
      await userEvent.keyboard(key);
      expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
    } else {
      fireEvent.click(link, { ctrlKey: true });
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
  });
});

test('after the form was sent or reset, nothing is asked', async () => {
  const { unmount } = renderInDesignSystem(<ProfileForm />);
  await change();
  expect(isUnloadHeld()).toBe(true);
  await press('Save');
  await passTime(40);
  expect(isUnloadHeld()).toBe(false);
  await change('?');
  expect(isUnloadHeld()).toBe(true);
  await press('Reset');
  await passTime(40);
  expect(isUnloadHeld()).toBe(false);
  await change();
  unmount();
  expect(isUnloadHeld()).toBe(false);
});

test('a form that failed to be sent is still unsaved', async () => {
  vi.spyOn(globalThis, 'reportError').mockReturnValue();
  renderInDesignSystem(
    <Form onSubmit={() => Promise.reject(new Error('offline'))}>
      <LeaveGuard />
      <TextField label="Name" name="name" />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await change();
  await press('Save');
  await passTime(40);
  expect(isUnloadHeld()).toBe(true);
  vi.restoreAllMocks();
});

test('a native submission leaves without a question', async () => {
  renderInDesignSystem(
    <Form action="/save">
      <LeaveGuard />
      <TextField label="Name" name="name" />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await change();
  expect(isUnloadHeld()).toBe(true);
  // jsdom cannot load the page of the action.
  vi.spyOn(console, 'error').mockReturnValue();
  await press('Save');
  expect(isUnloadHeld()).toBe(false);
  vi.restoreAllMocks();
});

test('of two changed forms, one asks, and Leave leaves both', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <>
      <ProfileForm />
      <LeaveGuard isDirty />
      <Link href="/jobs">Jobs</Link>
    </>,
    { navigate },
  );
  await change();
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await press('Leave');
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('with the hook of a router, navigations by code are asked about', async () => {
  type Blocked = Parameters<Parameters<UseBlocker>[0]>[0];
  const proceed = vi.fn();
  const reset = vi.fn();
  let navigate: (to: Blocked) => void = () => undefined;
  const useBlocker: UseBlocker = (shouldBlock) => {
    const [isBlocked, setBlocked] = useState(false);
    navigate = (to) => act(() => setBlocked(shouldBlock(to)));
    return isBlocked
      ? {
          state: 'blocked',
          proceed: () => (proceed(), setBlocked(false)),
          reset: () => (reset(), setBlocked(false)),
        }
      : { state: 'unblocked' };
  };
  const away = { currentLocation: { pathname: '/a' }, nextLocation: { pathname: '/b' } };
  const query = { currentLocation: { pathname: '/a' }, nextLocation: { pathname: '/a' } };
  renderInDesignSystem(<ProfileForm useBlocker={useBlocker} />);
  navigate(away);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await change();
  navigate(query);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  navigate(away);
  await press('Stay');
  await waitFor(() => expect(reset).toHaveBeenCalledOnce());
  expect(proceed).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  navigate(away);
  await press('Leave');
  await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
  expect(reset).toHaveBeenCalledOnce();
});
