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
