import { expect, test } from 'vitest';
import { rewriteModule } from './rewrite.ts';

const toClass = (id: string) => `ds-${id}`;
const rewrite = (code: string) => rewriteModule(code, '../part.js', toClass);
/** Returns the call by which Babel names a styled part. */
const named = (id: string) => `.withConfig({ componentId: "${id}" })`;

test('a styled part becomes an element with a class, and imports and tokens that only its styles used are removed', async () => {
  const { code, parts } = await rewrite(`
import { styled, css } from 'styled-components';
import * as tokens from './tokens.js';
import { focusRing } from './mixins.js';
import { Button } from 'react-aria-components/Button';
const { color, space } = tokens;
const shared = css\`color: \${color.text};\`;
const inset = \`calc(\${space.lg} - \${color.width})\`;
export const gap = space.md;
const Root = styled(Button)${named('a')}\`\${shared} \${focusRing} inset: \${inset};\`;
const Time = styled.time.attrs({ dir: 'auto' })${named('b')}\`margin: 0;\`;
export const view = [Root, Time];
`);
  expect(code).toBe(`import { part } from "../part.js";
import * as tokens from './tokens.js';
import { Button } from 'react-aria-components/Button';
const {
  space
} = tokens;
export const gap = space.md;
const Root = /*#__PURE__*/part(Button, "ds-a");
const Time = /*#__PURE__*/part("time", "ds-b", {
  dir: 'auto'
});
export const view = [Root, Time];`);
  expect(parts).toEqual([
    { id: 'a', isExtension: false },
    { id: 'b', isExtension: false },
  ]);
});

test('a part is an extension if its base is a component of the package', async () => {
  const { parts } = await rewrite(`
import { styled } from 'styled-components';
import { ScrollArea } from '../ScrollArea.js';
const Base = styled.div${named('a')}\`margin: 0;\`;
export const Wide = styled(Base)${named('b')}\`inline-size: 100%;\`;
export const Scroller = styled(ScrollArea)${named('c')}\`margin: 0;\`;
`);
  expect(parts.map(({ isExtension }) => isExtension)).toEqual([false, true, true]);
});

test('an exported fragment becomes empty, because its rules are in the classes of the parts that use it', async () => {
  const { code, parts } = await rewrite(`
import { css } from 'styled-components';
export const ring = css\`outline: 1px solid;\`;
`);
  expect(code).toBe(`export const ring = "";`);
  expect(parts).toEqual([]);
});
