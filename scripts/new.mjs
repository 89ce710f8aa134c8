import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [name, group = 'data'] = process.argv.slice(2);
const groups = ['primitives', 'layout', 'navigation', 'inputs', 'feedback', 'data'];

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name ?? ''))
  stop('Say a PascalCase name: npm run new -- Rating data');
if (!groups.includes(group)) stop(`"${group}" is no group; choose one of ${groups.join(', ')}.`);
const folder = `design-system/${group}/${name}`;
if (existsSync(folder)) stop(`${folder} is there already.`);

const title = `${group[0].toUpperCase()}${group.slice(1)}/${name}`;
const files = {
  [`${name}.styles.ts`]: `import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export const Root = styled.div\`
  color: \${tokens.color.text.default};
\`;
`,
  [`${name}.tsx`]: `import type { ReactNode, Ref } from 'react';
import { Root } from './${name}.styles.ts';

export type ${name}Props = {
  /** What it shows. */
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Say in one sentence what it is for. */
export function ${name}(props: ${name}Props) {
  return <Root {...props} />;
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {};
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { DoDont } from '../../docs/DocsParts/DocsParts.tsx';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

Say to designers in one sentence what it is for.

## When to use

And what to take instead.

## Anatomy

<Canvas of={Stories.Default} />

1. **First part**

## States

<Canvas of={Stories.AllStates} />

## Do and don’t

<DoDont pairs={[]} />

## Keyboard

| Key | What it does |
| --- | ------------ |
| Tab | goes to it   |

## Properties

<Controls />
`,
  [`${name}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ${name} } from './${name}.tsx';

test('shows its content', () => {
  renderInDesignSystem(<${name}>Hello</${name}>);
  expect(screen.getByText('Hello')).toBeVisible();
});
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);

const index = 'design-system/index.ts';
const line = `export { ${name}, type ${name}Props } from './${group}/${name}/${name}.tsx';\n`;
writeFileSync(index, readFileSync(index, 'utf8') + line);
console.log(`${folder} is there, and exported. Next: npm run storybook`);
