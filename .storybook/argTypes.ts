import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

// Returns whether a value has elements or functions, which cannot be edited in a control.
function containsCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (value === null || typeof value !== 'object') return false;
  return '$$typeof' in value || Object.values(value).some(containsCode);
}

// Returns whether the control of a value would be longer than the page.
function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > 20;
}

/** Returns the control of a prop; undefined for the control that Storybook chooses. */
function getControl(type: string | undefined, value: unknown): StrictInputType['control'] {
  if (type?.startsWith('Ref<') || containsCode(value) || isLong(value)) return { disable: true };
  return type === 'ReactNode' ? { type: 'text' } : undefined;
}

/** Makes the table of props readable for designers: defaults as "md" instead of "'md'", and only usable controls. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name };
      const { defaultValue, type } = argType.table ?? {};
      const summary = defaultValue?.summary?.replace(/^"'(.*)'"$/, '"$1"');
      const control = getControl(type?.summary, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(summary !== undefined && { table: { ...argType.table, defaultValue: { summary } } }),
          ...(control && { control }),
        },
      ];
    }),
  );
