import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sayLater } from './storyTexts.ts';

const runtime = fileURLToPath(new URL('jsx-runtime.ts', import.meta.url));
const texts = fileURLToPath(new URL('sampleTexts.ts', import.meta.url));
const stories = /design-system\/(?:.+\.stories|docs\/.+|testing\/.+)\.tsx$/;

/**
 * Lets the JSX of the stories, and of what they share, show sample texts in the language of the toolbar, and their functions
 * answer with them.
 */
export const samplesPlugin: Plugin = {
  name: 'samples',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^story-samples\/jsx-(dev-)?runtime$/, replacement: runtime },
        { find: 'story-samples/texts', replacement: texts },
      ],
    },
  }),
  transform: {
    filter: { id: stories },
    // On the first line, so that all others keep their numbers.
    handler: (code, id) => ({
      code: `/** @jsxImportSource story-samples */ import { translate as say } from 'story-samples/texts'; ${sayLater(id, code, 'say')}`,
      map: null,
    }),
  },
};
