// Creates a component of the library from a template: its source, styles, stories, test, docs page, export and changelog entry. Fields
// (group `inputs`) have their own template. Usage: npm run scaffold -- Rating inputs

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toolEnvironment } from './install.mjs';

const [name = '', group = ''] = process.argv.slice(2);
const groups = ['primitives', 'layout', 'navigation', 'inputs', 'feedback', 'data'];

function stop(message) {
  console.error(`${message}\nUsage: npm run scaffold -- Rating inputs`);
  process.exit(1);
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) stop('The first argument is the name in PascalCase.');
if (!groups.includes(group)) stop(`The second argument is the group: ${groups.join(', ')}.`);
const folder = `design-system/${group}/${name}`;
if (existsSync(folder)) stop(`${folder} exists already.`);

const component = {
  styles: `import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export const Root = styled.div\`
  color: \${tokens.color.text.default};
\`;
`,
  source: `import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Root } from './${name}.styles.ts';

export type ${name}Props = {
  /** The content. */
  children: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders … */
export function ${name}(given: ${name}Props) {
  const props = useProps('${name}', given);
  return <Root {...props} />;
}
`,
  args: `{ children: '${name}' }`,
  states: `  render: (args) => <${name} {...args} />,
`,
  test: `test('renders its content', () => {
  renderInDesignSystem(<${name}>Hello</${name}>);
  expect(screen.getByText('Hello')).toBeVisible();
});
`,
  testImports: `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
`,
  storyImports: '',
  example: `{ children }`,
};

const field = {
  source: `import { useProps } from '../../internal/useProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { TextBox } from '../TextField/TextField.styles.ts';

export type ${name}Props = Omit<TextProps<HTMLInputElement>, 'minLength' | 'maxLength'>;

/** Renders a validated field for … */
export function ${name}(given: ${name}Props) {
  const props = useProps('${name}', given);
  const { frame, input } = useTextControl<HTMLInputElement>(props);
  return (
    <FieldFrame {...frame}>
      <TextBox data-part="box" dir={props.dir}>
        <input {...input} type="text" />
      </TextBox>
    </FieldFrame>
  );
}
`,
  args: `{ label: '${name}' }`,
  states: `  render: (args) => (
    <Stack gap="md">
      <${name} {...args} />
      <${name} {...args} description="A sentence of help." isRequired />
      <${name} {...args} errorMessage="This field is required." />
      <${name} {...args} defaultValue="Read-only" isReadOnly />
      <${name} {...args} isDisabled />
    </Stack>
  ),
`,
  test: `test('shows an error when it is required and left empty', async () => {
  renderInDesignSystem(<${name} label="${name}" isRequired />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: '${name}' })).toHaveAccessibleErrorMessage(
    'This field is required.',
  );
});
`,
  testImports: `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
`,
  storyImports: `import { Stack } from '../../primitives/Stack/Stack.tsx';
`,
  example: `{ label }`,
};

const template = group === 'inputs' ? field : component;
const title = `${group[0].toUpperCase()}${group.slice(1)}/${name}`;
const files = {
  ...(template.styles && { [`${name}.styles.ts`]: template.styles }),
  [`${name}.tsx`]: template.source,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
${template.storyImports}import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${name},
  args: ${template.args},
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
${template.states}};
`,
  [`${name}.test.tsx`]: `${template.testImports}import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ${name} } from './${name}.tsx';

${template.test}`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { DoDont } from '../../docs/DocsParts.tsx';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

One sentence on what it is for.

## When to use

Use it for … For … use **…**.

## Anatomy

<Canvas of={Stories.Default} />

1. **First part**: …

## States

<Canvas of={Stories.AllStates} />

- **First state**: …

## Do and don’t

<DoDont
  pairs={[
    {
      do: '… (1)',
      dont: '… (2)',
    },
    {
      do: '… (3)',
      dont: '… (4)',
    },
  ]}
/>

## Keyboard

| Key | What it does |
| --- | ------------ |
| Tab | moves to it  |

## Properties

<Controls />
`,
};

/** Adds a line under “Unreleased”, “Added”. */
function addToChangelog(line) {
  const path = 'design-system/CHANGELOG.md';
  const [before, heading, rest] = readFileSync(path, 'utf8').split(/(## Unreleased\n\n)/);
  const hasList = rest.startsWith('### Added\n\n');
  const added = hasList
    ? rest.replace('### Added\n\n', `$&${line}`)
    : `### Added\n\n${line}\n${rest}`;
  writeFileSync(path, before + heading + added);
}

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
appendFileSync(
  'design-system/index.ts',
  `export { ${name}, type ${name}Props } from './${group}/${name}/${name}.tsx';\n`,
);
addToChangelog(`- \`${name}\`: …\n`);
spawnSync('oxfmt', [folder, 'design-system/CHANGELOG.md'], {
  env: toolEnvironment(),
  stdio: 'inherit',
});
console.log(
  `Created ${folder} and exported it. Next: its props in design-system/guards/examples.ts (${template.example}); the "…" in ` +
    `${name}.mdx and design-system/CHANGELOG.md; then \`npx vitest run design-system/guards -u\` and \`npm run storybook\`.`,
);
