import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

test('each language is named in itself, and the selected language is reported', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <LanguageSelect
      items={[
        { id: 'en', label: 'English' },
        { id: 'ar', label: 'العربية' },
      ]}
      selectedKey="en"
      onSelectionChange={onChange}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveValue('en');
  expect(screen.getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
  await userEvent.selectOptions(select, 'ar');
  expect(onChange).toHaveBeenCalledWith('ar');
});

test('the first language can be selected on a page whose language is not in the list', () => {
  const onChange = vi.fn();
  const languages = [
    { id: 'en', label: 'English' },
    { id: 'de', label: 'Deutsch' },
  ];
  renderInDesignSystem(
    <LanguageSelect items={languages} selectedKey="de-CH" onSelectionChange={onChange} />,
  );
  // A browser sends no event if the user chooses the option that it already shows.
  expect(screen.getByRole('combobox')).toHaveValue('de-CH');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
