import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { passTime } from '../../testing/passTime.ts';

const wait = (ms = 100) => passTime(ms);
const options = ['Fade', 'Slide', 'None'].map((label) => ({ id: label, label }));
const hint = 'How pages change.';

test.each([
  ['radio', RadioGroupField, '{ArrowDown}{ArrowDown}'],
  ['checkbox', CheckboxGroupField, '{Tab}{Tab}'],
] as const)(
  'screen readers read the hint of a group of %s controls once, with the group',
  async (role, Field, keys) => {
    renderInDesignSystem(
      <Field label="Transition" description={hint} options={options} isRequired />,
    );
    for (const option of screen.getAllByRole(role))
      expect(option).not.toHaveAccessibleDescription();
    const speech = recordSpeech();
    await wait();
    await userEvent.tab();
    await wait();
    await userEvent.keyboard(keys);
    await wait();
    const mentions = speech.heard().filter(({ text }) => text.includes(hint));
    expect(mentions).toHaveLength(1);
    speech.stop();
  },
);
