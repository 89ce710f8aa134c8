import { expect, expectTypeOf, test } from 'vitest';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { FieldOption } from './fieldOption.ts';

type Size = 'small' | 'large';
const isOne = (value: Size | null) => value;
const areMany = (values: readonly Size[]) => values;

// The compiler runs these tests: the elements are never rendered.
test('fields with options take and give the ids of their options', () => {
  const sizes: FieldOption<Size>[] = [
    { id: 'small', label: 'Small' },
    { id: 'large', label: 'Large' },
  ];
  const field = { label: 'Size', options: sizes };
  const elements = [
    <SelectField key="1" {...field} value="small" onChange={isOne} />,
    <RadioGroupField key="2" {...field} defaultValue="large" onChange={isOne} />,
    <ComboBoxField key="3" {...field} value={null} onChange={isOne} />,
    <MultiSelectField key="4" {...field} value={['small']} onChange={areMany} />,
    <CheckboxGroupField key="5" {...field} defaultValue={['large']} onChange={areMany} />,
    // @ts-expect-error: no option has this id.
    <SelectField<Size> key="6" {...field} value="medium" />,
    // @ts-expect-error: no option has this id.
    <MultiSelectField<Size> key="7" {...field} value={['medium']} />,
    // @ts-expect-error: a custom value may be any text.
    <ComboBoxField key="8" {...field} allowsCustomValue onChange={isOne} />,
    <ComboBoxField
      key="9"
      {...field}
      allowsCustomValue
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />,
  ];
  expect(elements).toHaveLength(9);
});

test('ids are inferred from options that are written in place, also in sections', () => {
  const elements = [
    <SelectField
      key="1"
      label="Size"
      options={[
        { id: 'small', label: 'Small' },
        { label: 'Special', items: [{ id: 'large', label: 'Large' }] },
      ]}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<Size | null>()}
    />,
    <CheckboxGroupField
      key="2"
      label="Size"
      options={[
        { id: 'small', label: 'Small' },
        { id: 'large', label: 'Large' },
      ]}
      onChange={(values) => expectTypeOf(values).toEqualTypeOf<readonly Size[]>()}
    />,
  ];
  expect(elements).toHaveLength(2);
});
