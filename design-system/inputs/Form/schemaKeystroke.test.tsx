import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a keystroke', () => {
  test('in a form with a schema renders only its field, and the field whose message it changes', async () => {
    const rendered: string[] = [];
    const schema = z.object({ a: z.string().min(3), b: z.string().optional() });
    function Example() {
      return (
        <Form form={useForm({ schema })}>
          {['a', 'b', 'c'].map((name) => (
            <Profiler key={name} id={name} onRender={(id) => rendered.push(id)}>
              <TextField label={name} name={name} />
            </Profiler>
          ))}
        </Form>
      );
    }
    renderInDesignSystem(<Example />);
    await userEvent.click(field('a'));
    await passTime(50);
    rendered.length = 0;
    fireEvent.input(field('a'), { target: { value: 'x' } });
    await passTime(50);
    expect(new Set(rendered)).toEqual(new Set(['a']));
    rendered.length = 0;
    fireEvent.input(field('b'), { target: { value: 'x' } });
    await passTime(50);
    expect(rendered).toEqual([]);
  });
});
