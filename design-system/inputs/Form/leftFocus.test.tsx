import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a field that leaves the page with the focus', () => {
  function Removable({ isKept = false }: { isKept?: boolean }) {
    const [isShown, setShown] = useState(true);
    const fields = (
      <>
        <TextField label="Middle" name="middle" onChange={() => setShown(false)} />
        <Button onPress={() => setShown(false)}>Remove</Button>
      </>
    );
    return (
      <Form>
        <TextField label="First" name="first" />
        {isKept ? (
          <Activity mode={isShown ? 'visible' : 'hidden'}>{fields}</Activity>
        ) : (
          isShown && fields
        )}
        <TextField label="Last" name="last" />
      </Form>
    );
  }

  // jsdom does not have the method.
  function isDisplayed(this: Element): boolean {
    return this.closest('[style*="display: none"]') === null;
  }

  test.each([false, true])('leaves it to the previous field (kept: %s)', async (isKept) => {
    Object.defineProperty(Element.prototype, 'checkVisibility', {
      value: isDisplayed,
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
    renderInDesignSystem(<Removable isKept={isKept} />);
    await userEvent.type(field('Middle'), 'x');
    await waitFor(() => expect(field('First')).toHaveFocus());
  });

  test('leaves it also if it is hidden before the form has published its state', () => {
    renderInDesignSystem(<Removable />);
    act(() => field('Middle').focus());
    fireEvent.change(field('Middle'), { target: { value: 'x' } });
    expect(field('First')).toHaveFocus();
  });

  test('takes none that is elsewhere', async () => {
    renderInDesignSystem(<Removable />);
    await userEvent.click(field('Middle'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await passTime(50);
    expect(field('First')).not.toHaveFocus();
  });
});
