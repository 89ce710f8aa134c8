import * as core from '@byline/design-system';
import { DesignSystemProvider } from '@byline/design-system';
import * as portal from '@byline/design-system/portal';
import type { AnyComponent } from '../../../design-system/guards/components.ts';
import { createExample } from '../../../design-system/guards/examples.ts';

/** All components of the package by name. */
export const components = new Map(
  Object.entries({ ...core, ...portal }).filter(
    ([name, value]) =>
      /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error),
  ) as [string, AnyComponent][],
);

/** Returns the page with the example of a component. */
export function createExamplePage(name: string) {
  const component = components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  return (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      {createExample(name, component)}
    </DesignSystemProvider>
  );
}
