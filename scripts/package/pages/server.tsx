import { renderToString } from 'react-dom/server';
import { createPage, type Scenario } from './App.tsx';

/** Returns the HTML of a page. */
export async function renderPage(scenario: Scenario, locale: string): Promise<string> {
  return renderToString(await createPage(scenario, locale));
}
