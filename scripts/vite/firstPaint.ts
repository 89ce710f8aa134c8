import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const source = 'design-system/preferences/firstPaint.ts';

/** Inlines the script that sets the theme and direction into index.html, so that it runs before the first paint. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    async transformIndexHtml() {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const script = code.replaceAll(/^export /gm, '').replace(/\/\/# sourceMappingURL.*$/m, '');
      return [
        { tag: 'script', children: `{${script}\napplyBeforePaint();}`, injectTo: 'body-prepend' },
      ];
    },
  };
}
