import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, test } from 'vitest';
import { expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../../testing/recordSpeech.ts';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { DateField } from './DateField.tsx';
import { passTime } from '../../testing/passTime.ts';

/** Waits until moves of the focus and delayed announcements are over. */
const wait = (ms = 150) => passTime(ms);

let speech: SpeechRecorder;
beforeEach(() => {
  speech = recordSpeech();
});
afterEach(() => speech.stop());

/** Opens the calendar of a field, and forgets what was read until then. */
async function open(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Calendar for ${name}` }));
  await screen.findByRole('dialog');
  await wait();
  speech.clear();
}

/** Presses keys, and waits for what they make a screen reader read. */
async function press(keys: string): Promise<void> {
  speech.clear();
  await userEvent.keyboard(keys);
  await wait(400);
}

test('a date is read once when it is reached, and once when it is selected', async () => {
  renderDayFirst(<DateField label="Day" placeholderValue="2024-03-01" />);
  await open('Day');
  await press('{ArrowRight}');
  expectSpeech(speech.heard(), ['Saturday, 2 March 2024, button']);
  await press('{Enter}');
  expectSpeech(speech.heard(), [
    'Selected Date: Saturday, 2 March 2024',
    'Calendar for Day, button, collapsed',
  ]);
});

test('choosing a year in the list announces the shown month once', async () => {
  renderDayFirst(<DateField label="Day" placeholderValue="2024-03-01" />);
  await open('Day');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2020');
  await wait(300);
  expectSpeech(speech.heard(), ['March 2020'], { regionsOnly: true });
});

test('a range is read once, when it is complete', async () => {
  renderDayFirst(<DateRangeField label="Stay" placeholderValue="2024-03-01" />);
  await open('Stay');
  // After the start, 1 March, React Aria moves the focus to the next day; one week later is 9 March.
  await press('{Enter}');
  await press('{ArrowDown}');
  await press('{Enter}');
  expectSpeech(speech.heard(), [
    'Selected Range: Friday 1 March to Saturday 9 March 2024',
    'Calendar for Stay, button, collapsed',
  ]);
});
