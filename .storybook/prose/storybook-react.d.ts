/** What `@storybook/react` adds to the parameters, for which it has no types. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';

  export const parameters: { docs: { extractArgTypes: ArgTypesExtractor } };
}
