import type { Plugin } from 'vite';

const displayName = /^[\w$]+\.displayName = .+;$/gm;
const wrapped = /= ((?:[\w$]+\.)?(?:forwardRef|memo|createContext|lazy)\()/g;
/** Matches long texts as the last argument of a call, which are messages for developers. */
const developerMessage = /,\s*(?:`(?:[^`\\]|\\.){60,}`|"[^"]{60,}"),?\s*\);/g;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const iconKeys = /,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]/g;
const iconName = /^  if \(iconData\.name\) \{\n    Component\.displayName = .+\n  \}$/m;

/**
 * Makes unused code of packages removable: a `displayName`, or a wrapper call without a pure annotation, would keep a component in the
 * bundle. Also removes react-router's developer warnings, because its main entry is the development build, and the React keys of icon
 * shapes: random texts that compress badly, and that React does not need for shapes in a fixed order.
 */
export function shakeable(): Plugin {
  return {
    name: 'shakeable',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/(react-router|react-intl|swr|lucide-react)\//,
      },
      handler: (code) => ({
        code: code
          .replaceAll(displayName, '')
          .replaceAll(wrapped, '= /* @__PURE__ */ $1')
          .replaceAll(iconKeys, '')
          .replace(iconName, '')
          .replaceAll(developerMessage, ');')
          .replace(warnings, 'const ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  };
}
