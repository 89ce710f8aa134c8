import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { compileCatalogue, compiledCatalogues, compiledTypes } from './catalogues.ts';
import { compileSources } from './compile.ts';
import { copyFont } from './copyFont.ts';
import { clientDirective, entryFile, entryText, indexModules, listEntries } from './entries.ts';
import { makeManifest, readSource } from './manifest.ts';
import { separateShell } from './shell.ts';
import { extractStyles, type ClassRules } from './styles/extract.ts';
import { writeTokens } from './tokens.ts';

const source = 'design-system';

/** The folder of the built package, from which `npm pack` packs. */
export const packageFolder = join(source, 'dist');

function write(folder: string, path: string, text: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes the catalogues as modules with types; returns their locales. */
function writeCatalogues(folder: string): string[] {
  const locales = globSync(`${source}/i18n/*.json`).map((path) => basename(path, '.json'));
  write(folder, 'i18n/compiledCatalogues.js', compiledCatalogues(locales.sort()));
  return locales.map((locale) => {
    const path = `${source}/i18n/${locale}.json`;
    const catalogue = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    write(folder, `i18n/${locale}.js`, `export default ${JSON.stringify(catalogue, null, 2)};\n`);
    write(folder, `i18n/compiled/${locale}.js`, compileCatalogue(locale, catalogue));
    write(folder, `i18n/compiled/${locale}.d.ts`, compiledTypes);
    const types = Object.keys(catalogue).map((id) => `  readonly '${id}': string;\n`);
    write(
      folder,
      `i18n/${locale}.d.ts`,
      `declare const messages: {\n${types.join('')}};\nexport default messages;\n`,
    );
    return locale;
  });
}

/** What README.md links to, and the files that every package has. */
const pages = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'data/ListPage/ListPage.mdx',
  'docs/Bundlers.mdx',
  'docs/Lists.mdx',
  'docs/Roots.mdx',
].map((name) => `${source}/${name}`);

function copyStaticFiles(folder: string): void {
  for (const path of globSync(`${source}/theme/**/*.css`)) {
    const target = join(folder, path.slice(source.length));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
  for (const name of ['bin', 'docs']) mkdirSync(join(folder, name), { recursive: true });
  for (const path of [...pages, ...globSync(`${source}/bin/*.js`)]) {
    copyFileSync(path, join(folder, path.slice(source.length)));
  }
}

type BuildOptions = {
  /**
   * The output folder, which is emptied first.
   * @default packageFolder
   */
  folder?: string;
  /**
   * Whether to check and write type declarations.
   * @default true
   */
  hasTypes?: boolean;
  /**
   * The package version, which is part of the class names.
   * @default the version in package.json
   */
  version?: string;
};

/** Builds the package: modules, declarations, stylesheets, catalogues and package.json. Returns the rules of each class. */
export async function buildPackage({
  folder = packageFolder,
  hasTypes = true,
  version = readSource().version,
}: BuildOptions = {}): Promise<ClassRules[]> {
  rmSync(folder, { recursive: true, force: true });
  await compileSources(resolve(folder), hasTypes);
  copyStaticFiles(folder);
  copyFont(folder);
  writeTokens(folder);
  // The types of the stylesheets in package.json, so that TypeScript accepts their imports.
  write(folder, 'theme/styles.d.ts', 'export {};\n');
  const entries = listEntries();
  for (const entry of entries) {
    const { code, types } = entryText(entry);
    write(folder, `entries/${entryFile(entry)}.js`, code);
    write(folder, `entries/${entryFile(entry)}.d.ts`, types);
  }
  for (const name of indexModules) {
    const path = `${name}.js`;
    write(folder, path, clientDirective + readFileSync(join(folder, path), 'utf8'));
  }
  const locales = writeCatalogues(folder);
  const rules = await extractStyles(folder, { ...readSource(), version });
  separateShell(folder, readSource().name);
  const files = readdirSync(folder).filter((name) => name !== 'package.json');
  const manifest = { ...makeManifest(entries, locales, files.sort()), version };
  write(folder, 'package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return rules;
}

if (import.meta.main) await buildPackage();
