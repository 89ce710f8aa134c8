import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { passTime } from '../../testing/passTime.ts';

test('a keystroke that changes the message of a field renders only this field; other keystrokes render nothing', async () => {
  const rendered: string[] = [];
  const waitForFormState = () => passTime(50);
  renderInDesignSystem(
    <Form>
      {Array.from({ length: 20 }, (_, index) => (
        <Profiler key={index} id={`Field ${index}`} onRender={(id) => rendered.push(id)}>
          <TextField name={`field${index}`} label={`Field ${index}`} rules={{ digits: 2 }} />
        </Profiler>
      ))}
    </Form>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Field 3' }));
  await waitForFormState();
  rendered.length = 0;
  await userEvent.keyboard('1');
  await waitForFormState();
  expect(rendered).toEqual(['Field 3']);
  // "12" is valid: the message disappears. "1" and "1x" are invalid and have the same message.
  await userEvent.keyboard('2');
  await waitForFormState();
  expect(rendered).toEqual(['Field 3', 'Field 3']);
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard('x');
  await waitForFormState();
  expect(rendered).toEqual(['Field 3', 'Field 3', 'Field 3']);
});
