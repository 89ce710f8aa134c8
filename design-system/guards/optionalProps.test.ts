import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { components } from './components.ts';

/** Returns the errors of a module in the library under the strictest settings of a portal. */
function compile(code: string): string[] {
  const path = resolve('design-system/guards/portal.ts');
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, exactOptionalPropertyTypes: true, incremental: false },
    '.',
  );
  const host = ts.createCompilerHost(options);
  const files = ts.createCompilerHost(options);
  host.fileExists = (name) => name === path || files.fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === path
      ? ts.createSourceFile(name, code, language, true)
      : files.getSourceFile(name, language, ...rest);
  const program = ts.createProgram([path], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const fields = components.map(([name]) => name).filter((name) => name.endsWith('Field'));

test('undefined is the same as no value for every optional prop of the fields and their options', () => {
  const types = [...fields.map((name) => `${name}Props`), 'FieldOption', 'FieldSection'];
  const errors = compile(`
    import type * as library from '../index.ts';
    type Refuses<P> = P extends unknown ? { [K in keyof P]-?:
      object extends Pick<P, K> ? (Record<K, undefined> extends Pick<P, K> ? never : K) : never
    }[keyof P] : never;
    type Accepts<P> = [Refuses<P>] extends [never] ? true : Refuses<P>;
    ${types.map((type) => `export const in${type}: Accepts<library.${type}> = true;`).join('\n')}
  `);
  expect(errors).toEqual([]);
});
