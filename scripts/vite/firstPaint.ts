import { transformWithOxc, type Plugin } from 'vite';
import { preferenceOptions } from '../../app/preferenceOptions.ts';
import { getFirstPaintScript } from '../../design-system/preferences/firstPaint.ts';

/** Inlines the script that sets the theme and direction into index.html, so that it runs before the first paint. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    async transformIndexHtml() {
      const { code } = await transformWithOxc(getFirstPaintScript(preferenceOptions), 'script.js');
      const children = code.replace(/\/\/# sourceMappingURL.*$/m, '');
      return [{ tag: 'script', children, injectTo: 'body-prepend' }];
    },
  };
}
