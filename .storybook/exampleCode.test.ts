import { expect, test } from 'vitest';
import { exampleCode } from './exampleCode.ts';

test('an example has handlers instead of spies, and no brackets around what it holds', () => {
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
  expect(exampleCode(story)).toBe(`const Default = () => (
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
