import type { ArgTypesEnhancer } from 'storybook/internal/types';

// `fn()`, `fn<(name: string) => void>()` or `fn(…)`: the spies of Storybook.
const spy = /\bfn(?:<(?:=>|[^>(]|\([^)]*\))*(?:<[^()]*>)*>)?\(/;
// Parentheses around an element that is the whole content of another: text in JSX, which Storybook leaves from `children: (…)`.
const parentheses = /(?<=[^=]>\s*)\(\s*(<(?:[\s\S]*?)>)\s*\)(?=\s*<\/)/g;

// `</VirtualList<Job>>`: a closing tag has no type arguments.
const closingTag = /<\/(\w+)<[^<>]+>>/g;

/** Returns the index of the closing parenthesis that belongs to the opening one just before `start`. Does not skip quoted texts. */
function findEnd(code: string, start: number): number {
  let depth = 1;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return code.length;
}

/** Replaces each spy by the function that it wraps, or by an empty function. */
function unwrapSpies(code: string): string {
  const found = spy.exec(code);
  if (!found) return code;
  const start = found.index + found[0].length;
  const end = findEnd(code, start);
  const wrapped = code.slice(start, end).replace(/,\s*$/, '') || '() => {}';
  return code.slice(0, found.index) + wrapped + unwrapSpies(code.slice(end + 1));
}

/** Returns the code of an example for copying: without spies, and without what Storybook adds that is no syntax of JSX. */
export function toExampleCode(code: string): string {
  return unwrapSpies(code).replaceAll(closingTag, '</$1>').replaceAll(parentheses, '$1');
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
