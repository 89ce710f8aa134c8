import type { ArgTypesEnhancer } from 'storybook/internal/types';

// `onReset={fn()}`: a spy without an implementation.
const handler = /\bfn\(\)/g;
// `onSubmit={fn(…)}`: a spy around a function.
const spied = /=\{fn\(([\s\S]+?)\)\}$/gm;
// Parentheses on separate lines around an element.
const parentheses = /^( *)\(\n([\s\S]*?)\n\1\)$/gm;

/** Returns the code of an example for copying: without spies and without stray parentheses. */
export function toExampleCode(code: string): string {
  return code
    .replaceAll(handler, '() => {}')
    .replaceAll(spied, '={$1}')
    .replaceAll(parentheses, '$2');
}

/**
 * Cleans the code under “Show code”. Storybook's `docs.source.transform` is not applied to the code of
 * `experimentalCodeExamples`, and an enhancer is the only hook that can change the parameters of a story.
 */
export const cleanExampleCode: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const docs = parameters['docs'] as { source?: { code?: string } } | undefined;
  const code = docs?.source?.code;
  if (code) parameters['docs'] = { ...docs, source: { ...docs.source, code: toExampleCode(code) } };
  return argTypes;
};
