import type { ArgTypesEnhancer } from 'storybook/internal/types';

const handler = /\bfn\(\)/g;
const spied = /=\{fn\(([\s\S]+?)\)\}$/gm;
const brackets = /^( *)\(\n([\s\S]*?)\n\1\)$/gm;

/** The code of an example as a portal writes it: without spies, and without brackets that are no text. */
export function exampleCode(code: string): string {
  return code.replaceAll(handler, '() => {}').replaceAll(spied, '={$1}').replaceAll(brackets, '$2');
}

/**
 * Storybook takes the code of an example from its story, with spies for handlers, and with the brackets around an
 * argument as if they were text. Before a story is prepared there is no other place where its parameters can be changed.
 */
export const readableCode: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const docs = parameters['docs'] as { source?: { code?: string } } | undefined;
  const code = docs?.source?.code;
  if (code) parameters['docs'] = { ...docs, source: { ...docs.source, code: exampleCode(code) } };
  return argTypes;
};
