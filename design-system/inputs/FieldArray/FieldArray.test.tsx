import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  field,
  lastAnnounced,
  names,
  owners,
  press,
  renderOwners,
} from '../../testing/ownersForm.tsx';

describe('rows', () => {
  test('have the initial values of the form, and are sent as a list', async () => {
    const onSubmit = vi.fn();
    renderOwners({ form: { defaultValues: { owners } }, onSubmit });
    expect(names()).toEqual(['Mia', 'Sam', 'Ida']);
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ owners });
  });

  test('are an empty list without rows', async () => {
    const onSubmit = vi.fn();
    renderOwners({ onSubmit });
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ owners: [] });
  });

  test('a row that is added gets the focus and is announced', async () => {
    renderOwners({ newItem: { name: 'New' }, form: { defaultValues: { owners } } });
    await press('Add');
    expect(field(4, 'Name')).toHaveFocus();
    expect(field(4, 'Name')).toHaveValue('New');
    await lastAnnounced('Owner 4 added.');
  });

  test('keep what was typed, what was touched and their messages when a row before them is removed', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    await userEvent.clear(field(2, 'Name'));
    await userEvent.type(field(3, 'Name'), ' Noor');
    await userEvent.type(field(3, 'Email'), 'x');
    await userEvent.tab();
    await press('Remove Owner 1');
    expect(names()).toEqual(['', 'Ida Noor']);
    expect(field(1, 'Name')).toHaveAccessibleErrorMessage('This field is required.');
    expect(field(2, 'Name')).toBeValid();
    await waitFor(() =>
      expect(Object.keys(api.getState().touched)).toEqual([
        'owners.0.name',
        'owners.1.name',
        'owners.1.email',
      ]),
    );
    expect(api.get('owners')).toEqual([
      { name: '', email: 'sam@demo.test' },
      { name: 'Ida Noor', email: 'ida@demo.testx' },
    ]);
  });

  test('a removed row is restored where it was, with what was typed', async () => {
    const onSubmit = vi.fn();
    const api = renderOwners({ form: { defaultValues: { owners } }, onSubmit });
    await userEvent.type(field(2, 'Name'), '!');
    await userEvent.clear(field(2, 'Email'));
    await userEvent.type(field(2, 'Email'), 'wrong');
    await press('Remove Owner 2');
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await lastAnnounced('Owner 2 removed.');
    // What was removed is not validated.
    await press('Send');
    expect(onSubmit).toHaveBeenLastCalledWith({ owners: [owners[0], owners[2]] });
    await press('Restore');
    expect(screen.getByRole('button', { name: 'Remove Owner 2' })).toHaveFocus();
    await lastAnnounced('Owner 2 restored.');
    expect(names()).toEqual(['Mia', 'Sam!', 'Ida']);
    await waitFor(() => expect(api.getState().errors).toHaveProperty(['owners.1.email']));
    await press('Send');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field(2, 'Email')).toHaveFocus();
  });

  test('only the row that was removed last can be restored', async () => {
    renderOwners({ form: { defaultValues: { owners } } });
    await press('Remove Owner 1');
    await press('Remove Owner 1');
    await press('Restore');
    expect(names()).toEqual(['Sam', 'Ida']);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  test('are moved with their values and the focus, by buttons and arrow keys', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    await userEvent.type(field(3, 'Name'), '!');
    await press('Move Owner 3 up');
    expect(names()).toEqual(['Mia', 'Ida!', 'Sam']);
    expect(screen.getByRole('button', { name: 'Move Owner 2 up' })).toHaveFocus();
    await lastAnnounced('Moved to 2 of 3');
    await userEvent.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Ida!', 'Mia', 'Sam']);
    // At the start there is no button to move it up.
    expect(screen.getByRole('button', { name: 'Move Owner 1 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(names()).toEqual(['Mia', 'Ida!', 'Sam']);
    expect(api.get('owners.1.name')).toBe('Ida!');
  });

  test('twelve rows are moved in the order of numbers', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `N${index}`, email: '' }));
    const api = renderOwners({ form: { defaultValues: { owners: many } } });
    await press('Move Owner 12 up');
    expect(names().slice(9)).toEqual(['N9', 'N11', 'N10']);
    expect(api.get('owners')).toHaveLength(12);
    expect(api.get('owners.10.name')).toBe('N11');
  });

  test('a list that has changed is dirty, and a reset restores its rows', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    const expectDirty = (isDirty: boolean) =>
      waitFor(() => expect(api.getState().isDirty).toBe(isDirty));
    await expectDirty(false);
    await press('Move Owner 1 down');
    await expectDirty(true);
    await press('Move Owner 2 up');
    await expectDirty(false);
    await press('Remove Owner 1');
    await userEvent.type(field(1, 'Name'), '!');
    await press('Add');
    await expectDirty(true);
    await press('Reset');
    await waitFor(() => expect(names()).toEqual(['Mia', 'Sam', 'Ida']));
    await expectDirty(false);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await act(async () => api.reset({ owners: [{ name: 'Lea' }] }));
    await waitFor(() => expect(names()).toEqual(['Lea']));
    await expectDirty(false);
  });

  test('are set from code', async () => {
    const api = renderOwners({ form: { defaultValues: { owners } } });
    act(() => api.set('owners', [{ name: 'Lea' }, { name: 'Tom' }]));
    await waitFor(() => expect(names()).toEqual(['Lea', 'Tom']));
    act(() => api.set('owners.1.name', 'Tim'));
    expect(api.get('owners.1')).toEqual({ name: 'Tim', email: '' });
  });
});
