import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Form } from '../../inputs/Form/Form.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

const title = 'Leave without saving?';

function ProfileForm() {
  return (
    <Form onSubmit={() => undefined}>
      <LeaveGuard />
      <TextField label="Name" name="name" />
    </Form>
  );
}

async function change() {
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await passTime(40);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Back in a browser without the Navigation API', () => {
  const onRouter = vi.fn();
  beforeEach(() => {
    history.pushState(null, '', '/list');
    history.pushState(null, '', '/profile');
    window.addEventListener('popstate', onRouter);
  });
  afterEach(() => {
    window.removeEventListener('popstate', onRouter);
    onRouter.mockReset();
  });

  test('asks, and the router does not notice until the user leaves', async () => {
    renderInDesignSystem(<ProfileForm />);
    await change();
    history.back();
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(onRouter).not.toHaveBeenCalled();
    await press('Stay');
    await passTime(50);
    expect(location.pathname).toBe('/profile');
    history.back();
    await screen.findByRole('alertdialog', { name: title });
    await press('Leave');
    await waitFor(() => expect(location.pathname).toBe('/list'));
    await waitFor(() => expect(onRouter).toHaveBeenCalledOnce());
  });

  test('asks for Forward as well', async () => {
    history.pushState(null, '', '/next');
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    onRouter.mockReset();
    renderInDesignSystem(<ProfileForm />);
    await change();
    history.forward();
    await screen.findByRole('alertdialog', { name: title });
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(onRouter).not.toHaveBeenCalled();
    await press('Leave');
    await waitFor(() => expect(location.pathname).toBe('/next'));
  });

  test('is free without changes', async () => {
    renderInDesignSystem(<ProfileForm />);
    history.back();
    await waitFor(() => expect(onRouter).toHaveBeenCalledOnce());
    expect(location.pathname).toBe('/list');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
