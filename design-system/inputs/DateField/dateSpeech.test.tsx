import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordSpeech, type SpeechRecorder } from '../../testing/recordSpeech.ts';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { DateField } from './DateField.tsx';
import { passTime } from '../../testing/passTime.ts';

const wait = (ms = 60) => passTime(ms);

let speech: SpeechRecorder;
beforeEach(() => {
  speech = recordSpeech();
});
afterEach(() => speech.stop());

const segment = (name: RegExp) => screen.getByRole('spinbutton', { name });
const texts = () => speech.heard().map(({ text }) => text);

test.each([
  ['05', /May/, 5],
  ['01', /January/, 1],
  // The 2 is typed into the year.
  ['012', /January/, 1],
  ['10', /October/, 10],
  ['٠٧', /July/, 7],
])(
  'a month typed as %s is not read as January or as 00 before it is complete',
  async (typed, name, month) => {
    renderDayFirst(<DateField label="Day" />);
    await userEvent.click(segment(/^month/));
    await wait();
    speech.clear();
    for (const digit of typed) {
      await userEvent.keyboard(digit);
      await wait();
    }
    expect(segment(/^month/)).toHaveAttribute('aria-valuenow', String(month));
    expect(segment(/^month/)).toHaveAttribute('aria-valuetext', expect.stringMatching(name));
    expect(segment(/^year/)).toHaveFocus();
    // The first digit of 10 is January until the second is typed.
    if (month !== 1 && month !== 10) expect(texts().join()).not.toMatch(/January/);
    expect(texts().join()).not.toMatch(/00/);
  },
);

test('a zero typed after an arrow key is the first digit of the month', async () => {
  renderDayFirst(<DateField label="Day" defaultValue="2026-03-05" />);
  await userEvent.click(segment(/^month/));
  await userEvent.keyboard('1{ArrowUp}0');
  expect(segment(/^month/)).toHaveAttribute('aria-valuenow', '2');
  await userEvent.keyboard('4');
  expect(segment(/^month/)).toHaveAttribute('aria-valuenow', '4');
});

test('choosing in a combo box does not announce the options of the closing list', async () => {
  const labels = ['Malta', 'Mali', 'Malaysia', 'Peru'];
  renderDayFirst(
    <ComboBoxField label="Country" options={labels.map((label) => ({ id: label, label }))} />,
  );
  const box = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.type(box, 'mal');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await wait(200);
  speech.clear();
  await userEvent.keyboard('{Enter}');
  await wait(200);
  expect(box).toHaveValue('Mali');
  expect(texts().join()).not.toMatch(/available/);
  // The next letter opens the list again; "Mal" matches three options.
  await userEvent.keyboard('{Backspace}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await userEvent.clear(box);
  await userEvent.type(box, 'per');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
