import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { config } from './config.ts';

/** The configuration that prerendered pages show: the defaults. An installation with another one cannot use them. */
export const prerenderedConfig = {
  appName: config.appName,
  supportEmail: config.supportEmail,
  policy: config.policy,
};

/** Renders the page at a path as a guest sees it, in English: HTML, and the styles of its components. */
export async function prerender(path: string): Promise<{ html: string; css: string }> {
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    ),
    // Without the chunk size, React would put large parts at the end, with a script that moves them.
    { identifierPrefix: 'prerendered', progressiveChunkSize: Infinity },
  );
  const { html, css } = toRules(await text(prelude));
  return { html, css: sheet.getStyleTags().replaceAll(/<[^>]+>|\/\*!sc\*\/|\n/g, '') + css };
}

// The content security policy allows no style attributes.
function toRules(source: string): { html: string; css: string } {
  const styles = new Map<string, number>();
  const html = source.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (!styles.has(style)) styles.set(style, styles.size);
    return ` data-style="${styles.get(style)}"`;
  });
  const rules = [...styles].map(([style, index]) => `[data-style="${index}"]{${style}}`);
  return { html, css: rules.join('') };
}
