import { transformWithOxc, type Plugin } from 'vite';
import { preferenceOptions } from '../../app/preferenceOptions.ts';
import { getFirstPaintScript } from '../../design-system/preferences/firstPaint.ts';

/** Inlines a script into index.html that sets theme and direction before the first paint. */
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
