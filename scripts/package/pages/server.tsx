import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App, type Scenario } from './App.tsx';

/** Returns the styles and the HTML of a page. */
export function renderPage(scenario: Scenario): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <App scenario={scenario} />
    </StyleSheetManager>,
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return JSON.stringify({ styles, html });
}
