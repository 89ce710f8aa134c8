import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createPage, type Scenario } from './App.tsx';

/** Returns the styles and the HTML of a page. */
export async function renderPage(scenario: Scenario, locale: string): Promise<string> {
  const page = await createPage(scenario, locale);
  const sheet = new ServerStyleSheet();
  const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  const styles = sheet.getStyleTags();
  sheet.seal();
  return JSON.stringify({ styles, html });
}
