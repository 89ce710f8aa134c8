import type { Plugin } from 'vite';

const displayName = /^[\w$]+\.displayName = .+;$/gm;
const wrapped = /= ((?:[\w$]+\.)?(?:forwardRef|memo|createContext|lazy)\()/g;

/**
 * Lets the build leave out components of packages that nobody uses: a name for debugging, or a wrapper
 * that is not marked as pure, keeps each of them in the bundle.
 */
export function shakeable(): Plugin {
  return {
    name: 'shakeable',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|react-intl|styled-components|swr)\// },
      handler: (code) => ({
        code: code.replaceAll(displayName, '').replaceAll(wrapped, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
