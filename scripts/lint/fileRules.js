import { basename, relative, sep } from 'node:path';

const vague = ['utils', 'helpers', 'common', 'types', 'constants', 'legacy', 'next', 'v2'];
const suffixes = ['styles', 'stories', 'test', 'spec', 'd'];
const lengths = { source: 200, test: 300 };

function onProgram(messages, check) {
  return {
    meta: { type: 'suggestion', messages, schema: [] },
    create(context) {
      const path = relative(context.cwd, context.filename).split(sep);
      return {
        Program: (node) => check({ context, node, path, name: basename(context.filename) }),
      };
    },
  };
}

/** Files are short: a long one has a second responsibility. */
export const fileLength = onProgram(
  {
    long: 'This file has {{lines}} lines, more than {{most}}. Split it at its second responsibility.',
  },
  ({ context, node, name }) => {
    const most = /\.(test|spec|stories)\.tsx?$/.test(name) ? lengths.test : lengths.source;
    const lines = context.sourceCode.lines.length - 1;
    if (lines > most) context.report({ node, messageId: 'long', data: { lines, most } });
  },
);

/** Names say what a file is for. */
export const fileName = onProgram(
  {
    vague: '"{{name}}" says nothing. Name the file after what it does, as in `formatCurrency.ts`.',
    suffix:
      '".{{name}}" is not one of our suffixes (.styles .stories .test .spec .tokens). Use one of them, or camelCase.',
    shape: '"{{name}}" should be PascalCase where it is a component, otherwise camelCase.',
  },
  ({ context, node, path, name }) => {
    // The names of tools' own files are not ours to choose.
    if (path.length === 1 || path[0] === '.storybook') return;
    const [stem, ...rest] = name.split('.');
    const report = (messageId, data) => context.report({ node, messageId, data });
    for (const part of [...path.slice(0, -1), stem]) {
      if (vague.includes(part)) report('vague', { name: part });
    }
    for (const suffix of rest.slice(0, -1)) {
      if (!suffixes.includes(suffix)) report('suffix', { name: suffix });
    }
    if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(stem)) report('shape', { name: stem });
  },
);

/** A component stands in a folder of its own name, so that everything about it is in one place. */
export const componentFolder = onProgram(
  {
    folder: '{{name}} is a component: put it in a folder of that name, `{{name}}/{{name}}.tsx`.',
  },
  ({ context, node, path, name }) => {
    const [stem] = name.split('.');
    const isStory = name.endsWith('.stories.tsx') || /^[A-Z]\w*\.test\.tsx$/.test(name);
    if (isStory && path.at(-2) !== stem)
      context.report({ node, messageId: 'folder', data: { name: stem } });
  },
);
