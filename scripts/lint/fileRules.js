import { basename, relative, sep } from 'node:path';

const vague = ['utils', 'helpers', 'common', 'types', 'constants', 'legacy', 'next', 'v2'];
const suffixes = ['styles', 'stories', 'test', 'spec', 'd'];

/** Creates a rule that checks each file once, by its path. */
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

/** Requires file names that describe what the file does. */
export const fileName = onProgram(
  {
    vague: '"{{name}}" is vague. Name the file after what it does, as in `formatCurrency.ts`.',
    suffix:
      '".{{name}}" is not one of our suffixes (.styles .stories .test .spec .d). Use one of them, or camelCase.',
    shape: '"{{name}}" should be PascalCase where it is a component, otherwise camelCase.',
  },
  ({ context, node, path, name }) => {
    // Files at the top level and in .storybook have names that tools require.
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

/** Requires a folder of the same name for each component, so that all of its files are together. */
export const componentFolder = onProgram(
  {
    folder: '{{name}} is a component: put it in a folder of that name, `{{name}}/{{name}}.tsx`.',
  },
  ({ context, node, path, name }) => {
    const [stem] = name.split('.');
    const isOfComponent = name.endsWith('.stories.tsx') || /^[A-Z]\w*\.test\.tsx$/.test(name);
    // Pages of a guide are not components.
    if (isOfComponent && path.at(-2) !== stem && path.at(-2) !== 'docs')
      context.report({ node, messageId: 'folder', data: { name: stem } });
  },
);
