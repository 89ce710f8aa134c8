import { renderToString } from 'react-dom/server';
import { createPage, type Scenario } from './App.tsx';
import { components, createExamplePage } from './examples.tsx';

/** Returns the HTML of a page. */
export async function renderPage(scenario: Scenario, locale: string): Promise<string> {
  return renderToString(await createPage(scenario, locale));
}

/** Returns the HTML of an example of each component by name, as JSON. */
export function renderExamples(): string {
  const render = (name: string) =>
    renderToString(createExamplePage(name), { identifierPrefix: name });
  return JSON.stringify(
    Object.fromEntries([...components.keys()].map((name) => [name, render(name)])),
  );
}
