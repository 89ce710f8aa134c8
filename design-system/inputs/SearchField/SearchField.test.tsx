import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SearchField } from './SearchField.tsx';

test('Enter searches, and the button clears the text', async () => {
  const onSubmit = vi.fn();
  const onChange = vi.fn();
  renderInDesignSystem(<SearchField label="Search jobs" onSubmit={onSubmit} onChange={onChange} />);
  const field = screen.getByRole('searchbox', { name: 'Search jobs' });
  await userEvent.type(field, 'tea{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('tea');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a hidden label is still the accessible name', () => {
  renderInDesignSystem(<SearchField label="Search jobs" isLabelHidden />);
  expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveAttribute(
    'enterkeyhint',
    'search',
  );
});

test('Escape clears the text, and propagates only if the field is empty', async () => {
  const onKeyDown = vi.fn();
  const onClear = vi.fn();
  renderInDesignSystem(
    <form onKeyDown={onKeyDown}>
      <SearchField label="Search jobs" onClear={onClear} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('the button clears a controlled text and keeps the focus in the field', async () => {
  function Page() {
    const [text, setText] = useState('tea');
    return (
      <>
        <SearchField label="Search jobs" value={text} onChange={setText} />
        <output>{text}</output>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Enter while an input method composes does not search', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(<SearchField label="Search jobs" onSubmit={onSubmit} />);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter that chooses a word of an input method in Safari does not search', () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(<SearchField label="Search jobs" defaultValue="猫" onSubmit={onSubmit} />);
  const field = screen.getByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  // Safari ends the composition before this key, whose code 229 means that an input method has handled it.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSubmit).toHaveBeenCalledWith('猫');
});
