import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { transform as parseMessages } from '@formatjs/unplugin/transform';
import ts from 'typescript';
import { minify, transformWithOxc } from 'vite';
import { acceptUndefined } from './acceptUndefined.ts';
import { packageEntries } from './entries.ts';
import { findDynamicStyles } from './styles/dynamicStyles.ts';

const source = resolve('design-system');
// A relative import of a source (`.ts` or `.tsx`), and of a catalogue (`.json`) with its import attributes.
const sourceEnding = /((?:from|import)\s*\(?\s*["']\.[^"']*)\.tsx?(["'])/g;
const catalogue = /(["']\.[^"']*)\.json(["'])( with \{[^}]*\})?/g;

// Every module resolution finds `.js`. Node loads styled-components as CommonJS, where the default import is the whole module, so modules
// use the named import, which works everywhere.
function rewriteImports(text: string): string {
  return text
    .replaceAll(sourceEnding, '$1.js$2')
    .replaceAll(catalogue, '$1.js$2')
    .replace(/import styled from (["']styled-components["'])/, 'import { styled } from $1')
    .replace(
      /import styled, \{(.*?)\} from (["']styled-components["'])/,
      'import { styled,$1} from $2',
    );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, rewriteImports(text));
}

/** Creates the TypeScript program of the package, which writes declarations into a folder. */
function makeProgram(folder: string): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const own = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: source,
    outDir: folder,
    types: [],
  };
  const json = { ...config, compilerOptions: { ...config.compilerOptions, ...own }, include: [] };
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, process.cwd());
  return ts.createProgram(packageEntries, options);
}

/** Writes the declarations; throws if they have errors. */
function emitTypes(program: ts.Program, files: ts.SourceFile[]): void {
  // Removes styled parts from declarations: they are private, and no public declaration refers to them.
  const typed = files.filter(({ fileName }) => !fileName.endsWith('.styles.ts'));
  const problems = typed.flatMap((file) => [
    ...program.getSemanticDiagnostics(file),
    ...program.getDeclarationDiagnostics(file),
  ]);
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost({})));
  const emitsOnlyTypes = true;
  const transformers = { afterDeclarations: [acceptUndefined] };
  // The types of mixins are private, too, and would make portals install the types of styled-components.
  const writePublic = (path: string, text: string) => {
    if (!/\bstyled-components\b/.test(text)) write(path, text);
  };
  for (const file of typed) {
    program.emit(file, writePublic, undefined, emitsOnlyTypes, transformers);
  }
}

// Parses English messages here, so that portals need no plugin. The validation core keeps unparsed texts, because it works without
// FormatJS.
function withParsedMessages(code: string, path: string): string {
  if (path.includes('/validation/')) return code;
  return parseMessages(code, path, { ast: true })?.code ?? code;
}

// By default, styled-components numbers components in the order of evaluation. A server's bundle and a browser's bundle evaluate them in
// different orders, so hydration would not match.
async function withNamedParts(code: string, filename: string): Promise<string> {
  if (!code.includes('styled-components')) return code;
  const options = {
    ssr: true,
    displayName: false,
    minify: false,
    transpileTemplateLiterals: false,
  };
  const named = await transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    plugins: [['babel-plugin-styled-components', options]],
  });
  return named?.code ?? code;
}

// Bundlers replace this expression while they read a module, and then do not follow what only warnings import. Through a constant of another
// module, they would keep the imports.
function withInlineMode(code: string): string {
  const isDeclaration = /^(import|export const isDevelopment)\b/;
  return code
    .split('\n')
    .map((line) =>
      isDeclaration.test(line)
        ? line
        : line.replaceAll(/\bisDevelopment\b/g, 'process.env.NODE_ENV !== "production"'),
    )
    .join('\n');
}

const firstPaintFunctions = resolve(source, 'preferences/firstPaintFunctions.ts');
const parser = resolve(source, 'i18n/parseMessage.ts');

// Messages are parsed by now. What is still a text has only placeholders, which need no parser.
const withoutParser = `/** Returns a text unchanged. */
export function parseMessage(text) {
  return text;
}
`;

/** Returns a module that exports the script as a text, so that the bundlers of portals cannot change it. */
async function evaluateFirstPaint(): Promise<string> {
  const { firstPaintFunctions: text } =
    await import('../../design-system/preferences/firstPaintFunctions.ts');
  // The minifier would remove unused functions, so they are assigned. The assignment is removed afterwards.
  const { code } = await minify('functions.js', `globalThis.all=[${text}]`);
  const functions = code.replace(/^globalThis\.all=\[|\];?\s*$/g, '');
  return `export const firstPaintFunctions = ${JSON.stringify(functions)};\n`;
}

/** Writes the module of a source. */
async function emitModule({ fileName, text }: ts.SourceFile, folder: string): Promise<void> {
  const path = resolve(fileName);
  const target = join(folder, relative(source, path).replace(/\.tsx?$/, '.js'));
  if (path === firstPaintFunctions) return write(target, await evaluateFirstPaint());
  if (path === parser) return write(target, withoutParser);
  const { code } = await transformWithOxc(withParsedMessages(text, path), path, {
    jsx: { runtime: 'automatic', development: false },
    sourcemap: false,
  });
  const named = await withNamedParts(withInlineMode(code), path);
  write(target, named);
}

/** Compiles each source that is reachable from the entry points into a module and, with types, a declaration. */
export async function compileSources(folder: string, hasTypes: boolean): Promise<void> {
  const program = makeProgram(folder);
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(fileName).startsWith(source))
    .filter(({ fileName }) => /\.tsx?$/.test(fileName));
  const dynamic = files.flatMap(findDynamicStyles);
  if (dynamic.length > 0) throw new Error(`Styles depend on props:\n${dynamic.join('\n')}`);
  if (hasTypes) emitTypes(program, files);
  await Promise.all(files.map((file) => emitModule(file, folder)));
}
