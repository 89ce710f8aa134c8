import type { Plugin } from 'vite';

const displayName = /^[\w$]+\.displayName = .+;$/gm;
const wrapped = /= ((?:[\w$]+\.)?(?:forwardRef|memo|createContext|lazy)\()/g;
const developerMessage = /,\s*(?:`[^`]{60,}`|"[^"]{60,}"),?\s*\);/g;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const prefixer = /(\w+)\.prefix&&(\w+)\.push\(\w+\.prefixer\),/g;

/**
 * Makes unused parts of packages removable: a `displayName`, or a wrapper that is not marked as pure, keeps a component in the
 * bundle. Also removes the developer warnings of react-router, whose main entry is its development build, and vendor
 * prefixes, which the supported browsers do not need.
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
          .replaceAll(developerMessage, ');')
          .replace(warnings, 'const ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  };
}
