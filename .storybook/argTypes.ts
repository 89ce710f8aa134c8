import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

// Elements and functions can be looked at in code only.
function holdsCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (value === null || typeof value !== 'object') return false;
  return '$$typeof' in value || Object.values(value).some(holdsCode);
}

// Its control would be longer than the page that it stands on.
function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > 20;
}

function controlFor(type: string | undefined, value: unknown): StrictInputType['control'] {
  if (type?.startsWith('Ref<') || holdsCode(value) || isLong(value)) return { disable: true };
  return type === 'ReactNode' ? { type: 'text' } : undefined;
}

/** Shows the properties so that they are understood without code: "md" and not "'md'", words and not elements. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name };
      const { defaultValue, type } = argType.table ?? {};
      const summary = defaultValue?.summary?.replace(/^"'(.*)'"$/, '"$1"');
      const control = controlFor(type?.summary, initialArgs[name]);
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
