import * as core from '@byline/design-system';
import { DesignSystemProvider, Form } from '@byline/design-system';
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

/** Components that need a form around them. */
const ofForms = ['Autosave', 'FormDraft', 'Wizard'];

/** Returns the page with the example of a component. */
export function createExamplePage(name: string) {
  const component = components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  const example = createExample(name, component);
  return (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      {ofForms.includes(name) ? <Form>{example}</Form> : example}
    </DesignSystemProvider>
  );
}
