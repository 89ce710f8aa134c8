import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtime = fileURLToPath(new URL('jsx-runtime.ts', import.meta.url));
const stories = /design-system\/(?:.+\.stories|docs\/(?!DocsParts).+|testing\/.+)\.tsx$/;

/** Lets the JSX of the stories, and of what they share, show sample texts in the language of the toolbar. */
export const samplesPlugin: Plugin = {
  name: 'samples',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^story-samples\/jsx-(dev-)?runtime$/, replacement: runtime }],
    },
  }),
  transform: {
    filter: { id: stories },
    // On the first line, so that all others keep their numbers.
    handler: (code) => ({ code: `/** @jsxImportSource story-samples */ ${code}`, map: null }),
  },
};
