import ts from 'typescript';
import { expect, test } from 'vitest';
import { findDynamicStyles } from './dynamicStyles.ts';

const parse = (text: string) =>
  ts.createSourceFile('Part.styles.ts', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);

test('a function of props is found with its file and line, in a part and in a fragment', () => {
  const source = parse(
    [
      'export const Root = styled.div<{ isWide: boolean }>`',
      '  color: ${color.text};',
      '  width: ${({ isWide }) => (isWide ? 2 : 1)}px;',
      '`;',
      'const fragment = css`opacity: ${function (props) { return props.opacity; }};`;',
      "export const Box = styled(Root).attrs({ dir: 'ltr' })`${(props) => props.margin}`;",
    ].join('\n'),
  );
  expect(findDynamicStyles(source)).toEqual([
    'Part.styles.ts:3: ({ isWide }) => (isWide ? 2 : 1)',
    'Part.styles.ts:5: function (props) { return props.opacity; }',
    'Part.styles.ts:6: (props) => props.margin',
  ]);
});

test('constants, fragments, parts as selectors and functions elsewhere are static', () => {
  const source = parse(
    'const Root = styled.div`${focusRing} ${boxStates("hover")} ${Other}:hover & { top: ${2 * 3}px }`; const label = text`${() => 1}`;',
  );
  expect(findDynamicStyles(source)).toEqual([]);
});
