import { renderToString } from 'react-dom/server';
import { App, type Scenario } from './App.tsx';

/** Returns the HTML of a page. */
export function renderPage(scenario: Scenario): string {
  return renderToString(<App scenario={scenario} />);
}
