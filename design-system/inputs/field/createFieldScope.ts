import { toText } from '../../validation/isEmpty.ts';
import type { SchemaFacts } from '../../validation/schemaFacts.ts';
import type { FieldScope } from './fieldScope.ts';

type AnyProps = Readonly<Record<string, unknown>>;

const texts = new Set([
  'TextField',
  'TextAreaField',
  'EmailField',
  'PasswordField',
  'SearchField',
  'OneTimeCodeField',
]);
const withLengths = new Set(['TextField', 'TextAreaField', 'EmailField', 'PasswordField']);
const withBounds = new Set(['NumberField', 'MoneyField', 'SliderField']);
const withItems = new Set(['CheckboxGroupField', 'MultiSelectField', 'TagField', 'FieldArray']);
const switches = new Set(['CheckboxField', 'SwitchField']);
// A file cannot be an initial value, and the rows of a list read theirs themselves.
const withoutDefault = new Set(['FileField', 'FieldArray']);

/** Returns the props for what a schema requires. Patterns are left to the schema, whose message can explain them. */
function getFactProps(component: string, facts: SchemaFacts): AnyProps {
  const { isRequired, minLength, maxLength, minValue, maxValue, minItems, maxItems } = facts;
  return {
    ...(isRequired && component !== 'FieldArray' && { isRequired }),
    ...(withLengths.has(component) && { minLength, maxLength }),
    ...(withBounds.has(component) && { minValue, maxValue }),
    ...(withItems.has(component) && { minItems, maxItems }),
  };
}

function getDefaultProps(component: string, props: AnyProps, initial: unknown): AnyProps {
  if (withoutDefault.has(component)) return {};
  if (switches.has(component))
    return props['isSelected'] === undefined ? { defaultSelected: initial ?? undefined } : {};
  if (props['value'] !== undefined) return {};
  // The text of an input is never null, also after a reset to values without it.
  if (texts.has(component)) return { defaultValue: toText(initial) ?? '' };
  return { defaultValue: initial ?? undefined };
}

/** Creates the scope of fields with initial values and, if they are known, what a schema requires. */
export function createFieldScope({
  readDefault,
  readFacts,
  form,
}: Omit<FieldScope, 'apply'>): FieldScope {
  return {
    readDefault,
    readFacts,
    form,
    apply<Props extends object>(component: string, given: Props): Props {
      const props = given as AnyProps;
      const { name } = props;
      if (typeof name !== 'string') return given;
      const facts = readFacts?.(name);
      const merged: Record<string, unknown> = {
        ...(facts && getFactProps(component, facts)),
        ...getDefaultProps(component, props, readDefault(name)),
      };
      for (const [key, value] of Object.entries(props))
        if (value !== undefined) merged[key] = value;
      return merged as Props;
    },
  };
}
