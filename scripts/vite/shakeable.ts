import type { Plugin } from 'vite';

const displayName = /^[\w$]+\.displayName = .+;$/gm;
const wrapped = /= ((?:[\w$]+\.)?(?:forwardRef|memo|createContext|lazy)\()/g;
const explanation = /,\s*(?:`[^`]{60,}`|"[^"]{60,}"),?\s*\);/g;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const prefixer = /(\w+)\.prefix&&(\w+)\.push\(\w+\.prefixer\),/g;

/**
 * Lets the build leave out components of packages that nobody uses: a name for debugging, or a wrapper
 * that is not marked as pure, keeps each of them in the bundle. The router's main entry is its development build, which
 * explains to developers what they did wrong. Browsers that can run this application need no vendor prefixes.
 */
export function shakeable(): Plugin {
  return {
    name: 'shakeable',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|react-intl|styled-components|swr)\// },
      handler: (code) => ({
        code: code
          .replaceAll(displayName, '')
          .replaceAll(wrapped, '= /* @__PURE__ */ $1')
          .replaceAll(prefixer, '')
          .replaceAll(explanation, ');')
          .replace(warnings, 'const ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  };
}
