import { expect, test } from 'vitest';
import { toExampleCode } from './exampleCode.ts';

test('the code of an example has handlers instead of spies, and no stray parentheses', () => {
  const story = `const Default = () => (
  <Form onReset={fn()} onSubmit={fn(async () => ({ error: 'Closed.' }))}
  >
    (
    <>
      <TextField label="City" />
      {cities.map((city) => (
        <Card key={city} />
      ))}
    </>
    )
  </Form>
);`;
  expect(toExampleCode(story)).toBe(`const Default = () => (
  <Form onReset={() => {}} onSubmit={async () => ({ error: 'Closed.' })}
  >
    <>
      <TextField label="City" />
      {cities.map((city) => (
        <Card key={city} />
      ))}
    </>
  </Form>
);`);
});

test.each([
  [
    '<Drawer title="Filters" size="sm">(<Stack gap="sm">{list.map((one) => (<Text key={one} />))}</Stack>)</Drawer>',
    '<Drawer title="Filters" size="sm"><Stack gap="sm">{list.map((one) => (<Text key={one} />))}</Stack></Drawer>',
  ],
  [
    '<Tooltip text="Star">(<IconButton label="Star" />)</Tooltip>',
    '<Tooltip text="Star"><IconButton label="Star" /></Tooltip>',
  ],
  [
    "<Form onSubmit={fn(() => ({ name: 'Taken.' }))}>(<>",
    "<Form onSubmit={() => ({ name: 'Taken.' })}>(<>",
  ],
  [
    '<Form onSubmit={fn<(values: object) => void | Promise<void | FormErrors>>()} />',
    '<Form onSubmit={() => {}} />',
  ],
  [
    '<TagField load={fn((text: string) =>\n  find(text),\n)} />',
    '<TagField load={(text: string) =>\n  find(text)} />',
  ],
  ['<VirtualList<Job>>{render}</VirtualList<Job>>', '<VirtualList<Job>>{render}</VirtualList>'],
  [
    'const Renders = () => (<Text>No jobs (yet)</Text>);',
    'const Renders = () => (<Text>No jobs (yet)</Text>);',
  ],
])('the code of an example on one line is cleaned, too: %s', (code, expected) => {
  expect(toExampleCode(code)).toBe(expected);
});
