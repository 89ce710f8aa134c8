import { buildSync } from 'esbuild';

/** Returns a script that starts `recordSpeech` in a page, as `window.speech`, unless it is running. */
export function createSpeechScript(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { recordSpeech } from './design-system/testing/recordSpeech.ts'; window.speech ??= recordSpeech();`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
