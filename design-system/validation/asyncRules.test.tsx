import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Form } from '../inputs/Form/Form.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { defineRule, type RuleContext } from './rules.ts';
import { useFormState } from './useFormState.ts';
import { validate, validateAsync } from './validate.ts';

type Question = { value: unknown; signal: AbortSignal; answer: (isFree: boolean) => void };

// The running checks of the rule `free`, which the tests answer.
let questions: Question[] = [];

beforeEach(() => {
  questions = [];
});

const free = defineRule(
  'free',
  (value, { signal }) =>
    new Promise<boolean>((answer) => void questions.push({ value, signal, answer })),
  '{field} is taken.',
  undefined,
  { debounceMs: 0 },
);

/** Ends a check of the rule `free`. */
async function answer(index: number, isFree: boolean): Promise<void> {
  await act(async () => questions[index]?.answer(isFree));
}

const box = (name: string) => screen.getByRole('textbox', { name });

describe('asynchronous rules without React', () => {
  test('validateAsync waits for an asynchronous rule and then runs the rules after it', async () => {
    const rules = [{ required: true }, free, { max_length: 3 }];
    const result = validateAsync('miaow', rules, { label: 'Handle' });
    expect(questions).toHaveLength(1);
    questions[0]?.answer(true);
    expect(await result).toMatchObject({ rule: 'max_length', text: 'Handle is not valid.' });
    const rejected = validateAsync('miaow', rules, { label: 'Handle' });
    questions[1]?.answer(false);
    expect(await rejected).toMatchObject({ rule: 'free', text: 'Handle is taken.' });
    expect(await validateAsync('', rules, { label: 'Handle' })).toMatchObject({ rule: 'required' });
  });

  test('validate skips an asynchronous rule', () => {
    expect(validate('mia', [free, { max_length: 3 }])).toBeNull();
    expect(validate('miaow', [free, { max_length: 3 }])?.rule).toBe('max_length');
  });

  test('validateAsync rejects when a rule rejects; validate skips the rule', async () => {
    const broken = defineRule('broken', () => Promise.reject(new Error('offline')));
    expect(validate('mia', [broken])).toBeNull();
    await expect(validateAsync('mia', [broken])).rejects.toThrow('offline');
  });

  test('validateAsync rejects when a rule takes longer than its time limit', async () => {
    const silent = defineRule('silent', () => new Promise(() => undefined), undefined, undefined, {
      timeoutMs: 10,
    });
    await expect(validateAsync('mia', [silent])).rejects.toThrow('"silent" took longer than 10 ms');
  });

  test('a truthy result passes and a falsy one fails, as in JavaScript', () => {
    const matches = defineRule('matches', ((value: string) => value.match(/mia/)) as never);
    expect(validate('mia', [matches])).toBeNull();
    expect(validate('leo', [matches])?.rule).toBe('matches');
  });

  test('a rule can read the values of other fields', () => {
    const isOtherOne = (_: unknown, { getValue }: RuleContext) => getValue('other') === 1;
    expect(validate('x', [defineRule('same', isOtherOne)], { getValue: () => 1 })).toBeNull();
    expect(validate('x', [defineRule('same', isOtherOne)])?.rule).toBe('same');
    expect(validate('x', [defineRule('same', isOtherOne)], { label: 'X' })?.rule).toBe('same');
  });
});

describe('a field with an asynchronous rule', () => {
  /** Renders a form with a required field, and whether the form is valid. Returns the spy of the form. */
  function renderForm(onSubmit = vi.fn()) {
    function FormStatus() {
      const { isValid, isValidating } = useFormState();
      return <output>{isValidating ? 'checking' : isValid ? 'valid' : 'invalid'}</output>;
    }
    renderInDesignSystem(
      <Form onSubmit={onSubmit}>
        <TextField label="Handle" name="handle" isRequired rules={[free]} />
        <FormStatus />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    return onSubmit;
  }

  test('shows that it is being validated, and applies only the latest result', async () => {
    renderForm();
    await userEvent.type(box('Handle'), 'ab');
    expect(questions.map(({ value }) => value)).toEqual(['a', 'ab']);
    expect(questions[0]?.signal.aborted).toBe(true);
    expect(questions[1]?.signal.aborted).toBe(false);
    expect(screen.getByText('Checking …')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('checking'));
    await answer(1, true);
    await answer(0, false);
    expect(screen.queryByText('Checking …')).not.toBeInTheDocument();
    expect(box('Handle')).not.toHaveAccessibleDescription();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^valid$/));
  });

  test('runs the rule once for a value, even if it loses focus again', async () => {
    renderForm();
    await userEvent.type(box('Handle'), 'a');
    await userEvent.tab();
    await answer(0, false);
    expect(box('Handle')).toHaveAccessibleErrorMessage('Handle is taken.');
    expect(box('Handle').matches(':invalid')).toBe(true);
    await userEvent.click(box('Handle'));
    await userEvent.tab();
    expect(questions).toHaveLength(1);
  });

  test('delays the submit of its form until the result has arrived', async () => {
    const onSubmit = renderForm();
    await userEvent.type(box('Handle'), 'mia{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    // The checks of "m" and "mi" were aborted.
    await answer(2, true);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ handle: 'mia' }));
  });

  test('keeps its form from being sent if the rule fails, and gets the focus', async () => {
    const onSubmit = renderForm();
    await userEvent.type(box('Handle'), 'm');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await answer(0, false);
    await waitFor(() => expect(box('Handle')).toHaveFocus());
    expect(box('Handle')).toHaveAccessibleErrorMessage('Handle is taken.');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('the rule is aborted when its field unmounts', async () => {
  const { unmount } = renderInDesignSystem(<TextField label="Handle" rules={[free]} />);
  await userEvent.type(box('Handle'), 'm');
  unmount();
  expect(questions[0]?.signal.aborted).toBe(true);
});

test('a field is validated again when another field that its rule reads changes', async () => {
  const differs = defineRule(
    'differs',
    (value, { getValue }) => value !== getValue('first'),
    '{field} is the same.',
  );
  renderInDesignSystem(
    <Form>
      <TextField label="First" name="first" />
      <TextField label="Second" name="second" rules={[differs]} />
    </Form>,
  );
  await userEvent.type(box('First'), 'a');
  await userEvent.type(box('Second'), 'a');
  expect(box('Second')).toShowError('Second is the same.');
  await userEvent.type(box('First'), 'b');
  expect(box('Second')).not.toHaveAccessibleDescription();
  await userEvent.type(box('First'), '{Backspace}');
  expect(box('Second')).toHaveAccessibleErrorMessage('Second is the same.');
});

test('a field is validated again when another field that its rule reads is removed', async () => {
  const isSame = defineRule(
    'same',
    (value, { getValue }) => (getValue('first') ?? value) === value,
    '{field} differs.',
  );
  const form = (hasFirst: boolean) => (
    <Form>
      {hasFirst && <TextField label="First" name="first" />}
      <TextField label="Second" name="second" rules={[isSame]} />
    </Form>
  );
  const { rerender } = renderInDesignSystem(form(true));
  await userEvent.type(box('Second'), 'b');
  expect(box('Second')).toShowError('Second differs.');
  rerender(form(false));
  await waitFor(() => expect(box('Second')).not.toHaveAccessibleErrorMessage());
});
