import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import componentRules from 'virtual:component-rules';
import type { Prerender } from '../contract/schemas/prerender.ts';
import { syncServerTime } from './api/serverTime.ts';
import { App } from './App.tsx';
import { config } from './config.ts';

/** Renders a page in English with the app's own code; the server calls it. Data comes from the given responses only. */
export const prerender: Prerender = async (path, { config: installation, responses, now }) => {
  // Set before the pages load, because some of them read the configuration then.
  Object.assign(config, installation);
  syncServerTime(new Date(now).toISOString());
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App responses={responses} />
    </StaticRouter>,
    // With the default chunk size, React would put large parts at the end, with a script that moves them.
    { identifierPrefix: 'prerendered', progressiveChunkSize: Infinity },
  );
  const { html, css } = toRules(await text(prelude));
  const classes = new Set(html.match(/\bds-[0-9a-f]{6}\b/g));
  const used = componentRules.filter(({ className }) => classes.has(className));
  return { html, css: `@layer byline{${used.map((one) => one.css).join('')}}${css}` };
};

// The content security policy allows no style attributes.
function toRules(source: string): { html: string; css: string } {
  const styles = new Map<string, number>();
  const html = source.replaceAll(/ style="([^"{}]*)"/g, (_attribute, style: string) => {
    if (!styles.has(style)) styles.set(style, styles.size);
    return ` data-style="${styles.get(style)}"`;
  });
  const rules = [...styles].map(([style, index]) => `[data-style="${index}"]{${style}}`);
  return { html, css: rules.join('') };
}
