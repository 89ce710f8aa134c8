import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SliderField, type SliderFieldProps, type SliderRange } from './SliderField.tsx';

/** Renders a field in a form. Returns a function that returns the field's values in form data. */
function renderField(props: Partial<SliderFieldProps> = {}) {
  const sliderProps = { label: 'Fee', name: 'fee', ...props } as SliderFieldProps;
  renderInDesignSystem(
    <form data-testid="form">
      <SliderField {...sliderProps} />
      <button type="reset">Reset</button>
    </form>,
  );
  return () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('fee');
}

const thumb = (name = 'Fee') => screen.getByRole<HTMLInputElement>('slider', { name });
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }));

describe('a slider', () => {
  test('is named by its label, moved by arrow keys, and part of the form data', async () => {
    const onChange = vi.fn();
    const data = renderField({ defaultValue: 50, step: 5, description: 'Per post.', onChange });
    expect(thumb()).toHaveAccessibleDescription('Per post.');
    await userEvent.tab();
    expect(thumb()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([[55], [60], [55]]);
    expect(data()).toEqual(['55']);
    // PageDown moves by a tenth of the track.
    await userEvent.keyboard('{End}{PageDown}');
    expect(data()).toEqual(['90']);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves shortcuts with %s to the browser', (key) => {
    const onKeyDown = vi.fn();
    const data = renderField({ defaultValue: 50, onKeyDown });
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      // `fireEvent` returns false if a handler has prevented the key's default action.
      expect(fireEvent.keyDown(thumb(), { key: arrow, [key]: true })).toBe(true);
      // Chrome also changes the value of its native slider.
      fireEvent.change(thumb(), { target: { value: '49' } });
      expect(data()).toEqual(['50']);
    }
    expect(onKeyDown).toHaveBeenCalledTimes(4);
  });

  test('formats its value with the options and the locale', () => {
    const formatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
    renderField({ defaultValue: 1500, maxValue: 5000, formatOptions });
    expect(thumb()).toHaveAttribute('aria-valuetext', '$1,500');
    expect(screen.getByRole('status')).toHaveTextContent('$1,500');
  });

  test.each([
    [{ min_value: 20 }, 10, 'The minimum Fee is 20.', '{ArrowRight}'],
    [{ max_value: 20 }, 30, 'The maximum Fee is 20.', '{ArrowLeft}'],
  ])('shows the message of %j from blur until the value is valid', async (rules, at, text, key) => {
    renderField({ rules, defaultValue: at, step: 10 });
    expect(thumb()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab();
    expect(thumb()).toHaveAccessibleErrorMessage(text);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(key);
    expect(thumb()).not.toHaveAccessibleErrorMessage();
    expect(thumb()).toBeValid();
  });

  test('has its initial value and no message after a form reset', async () => {
    const data = renderField({ defaultValue: 10, rules: { max_value: 10 } });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb()).toShowError('The maximum Fee is 10.');
    await reset();
    expect(data()).toEqual(['10']);
    expect(thumb()).not.toHaveAccessibleErrorMessage();
  });

  test('is not submitted while disabled, and cannot be moved while read-only', async () => {
    const data = renderField({ defaultValue: 10, isDisabled: true });
    expect(thumb()).toBeDisabled();
    expect(data()).toEqual([]);
    renderInDesignSystem(
      <form data-testid="fixed">
        <SliderField label="Fixed" name="fixed" defaultValue={30} isReadOnly />
      </form>,
    );
    expect(screen.queryByRole('slider', { name: 'Fixed' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('30');
    expect(new FormData(screen.getByTestId<HTMLFormElement>('fixed')).get('fixed')).toBe('30');
  });
});

describe('a slider for a range', () => {
  const range = { isRange: true, defaultValue: [20, 30] as SliderRange } as const;

  test('has two thumbs, and its name twice in the form data', async () => {
    const onChange = vi.fn();
    const data = renderField({ ...range, onChange });
    expect(data()).toEqual(['20', '30']);
    await userEvent.tab();
    expect(thumb('Minimum Fee')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    expect(thumb('Maximum Fee')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([[[19, 30]], [[19, 31]]]);
    expect(data()).toEqual(['19', '31']);
    expect(screen.getByRole('status')).toHaveTextContent('19–31');
  });

  test('has thumbs that cannot pass each other', async () => {
    const data = renderField(range);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(data()).toEqual(['30', '30']);
  });

  test('has its initial values after a form reset, also if both are above the current values', async () => {
    const data = renderField(range);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect(data()).toEqual(['0', '0']);
    await reset();
    expect(data()).toEqual(['20', '30']);
  });

  test('spans the whole track by default, and is validated at both ends', async () => {
    const data = renderField({ isRange: true, rules: { min_value: 10, max_value: 90 } });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(data()).toEqual(['1', '100']);
    // The lower end is now 11, which is valid; the upper end is still 100.
    await userEvent.keyboard('{PageUp}');
    expect(thumb('Maximum Fee')).toShowError('The maximum Fee is 90.');
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    expect(thumb('Maximum Fee')).not.toHaveAccessibleErrorMessage();
  });
});

test('a slider without an initial value has no value in form data until a key or pointer sets it', async () => {
  const onChange = vi.fn();
  const data = renderField({ onChange });
  expect(data()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('–');
  await userEvent.tab();
  expect(data()).toEqual([]);
  await userEvent.keyboard('{Home}');
  expect(onChange.mock.calls).toEqual([[0]]);
  expect(data()).toEqual(['0']);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  await reset();
  expect(data()).toEqual([]);
});

test('an initial value beyond the track is clamped', async () => {
  const data = renderField({ defaultValue: 500, rules: { max_value: 100 } });
  await userEvent.tab();
  await userEvent.tab();
  expect(data()).toEqual(['100']);
  expect(thumb()).not.toHaveAccessibleErrorMessage();
});

test('a slider can be controlled', async () => {
  function Page() {
    const [fee, setFee] = useState<number | null>(10);
    return (
      <>
        <SliderField label="Fee" value={fee} onChange={setFee} />
        <button onClick={() => setFee(80)}>Most</button>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb()).toHaveValue('11');
  await userEvent.click(screen.getByRole('button', { name: 'Most' }));
  expect(thumb()).toHaveValue('80');
});

test('a controlled slider without an initial value has none after a form reset', async () => {
  function Page() {
    const [fee, setFee] = useState<number | null>(null);
    return (
      <form>
        <SliderField label="Fee" value={fee} onChange={setFee} />
        <button type="reset">Reset</button>
      </form>
    );
  }
  renderInDesignSystem(<Page />);
  fireEvent.change(thumb(), { target: { value: '30' } });
  expect(screen.getByRole('status')).toHaveTextContent('30');
  await reset();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('–'));
});

test('a form gets numbers; an invalid slider is focused and shows its error or the error of the server', async () => {
  const onSubmit = vi.fn(async () => ({ errors: { fee: 'Too little for this job.' } }));
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <SliderField label="Fee" name="fee" defaultValue={0} rules={{ min_value: 1 }} />
      <SliderField label="Ages" name="ages" isRange defaultValue={[18, 30]} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(thumb()).toHaveFocus();
  expect(thumb()).toHaveAccessibleErrorMessage('The minimum Fee is 1.');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ fee: 1, ages: [18, 30] });
  await waitFor(() => expect(thumb()).toHaveAccessibleErrorMessage('Too little for this job.'));
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb()).not.toHaveAccessibleErrorMessage();
});
