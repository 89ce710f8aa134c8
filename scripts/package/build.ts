import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileSources } from './compile.ts';
import { clientDirective, entryFile, entryText, indexModules, listEntries } from './entries.ts';
import { makeManifest, readSource } from './manifest.ts';
import { extractStyles } from './styles/extract.ts';

const source = 'design-system';

/** The folder of the built package, from which `npm pack` packs. */
export const packageFolder = join(source, 'dist');

function write(path: string, text: string): void {
  const target = join(packageFolder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function writeCatalogues(): string[] {
  const locales = globSync(`${source}/i18n/*.json`).map((path) => path.slice(0, -5));
  return locales.sort().map((path) => {
    const locale = path.slice(`${source}/i18n/`.length);
    const catalogue = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as object;
    write(`i18n/${locale}.js`, `export default ${JSON.stringify(catalogue, null, 2)};\n`);
    const types = Object.keys(catalogue).map((id) => `  readonly '${id}': string;\n`);
    write(
      `i18n/${locale}.d.ts`,
      `declare const messages: {\n${types.join('')}};\nexport default messages;\n`,
    );
    return locale;
  });
}

function copyStaticFiles(): void {
  for (const path of globSync(`${source}/theme/**/*.css`)) {
    const target = join(packageFolder, path.slice(source.length));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
  for (const page of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
    copyFileSync(join(source, page), join(packageFolder, page));
  }
}

/** Builds `design-system/dist`: modules, declarations, stylesheets, catalogues and package.json. */
export async function buildPackage(): Promise<void> {
  rmSync(packageFolder, { recursive: true, force: true });
  await compileSources(resolve(packageFolder));
  copyStaticFiles();
  write('theme/styles.d.ts', 'export {};\n');
  const entries = listEntries();
  for (const entry of entries) {
    const { code, types } = entryText(entry);
    write(`entries/${entryFile(entry)}.js`, code);
    write(`entries/${entryFile(entry)}.d.ts`, types);
  }
  for (const name of indexModules) {
    const path = `${name}.js`;
    write(path, clientDirective + readFileSync(join(packageFolder, path), 'utf8'));
  }
  const locales = writeCatalogues();
  await extractStyles(packageFolder, readSource());
  const files = readdirSync(packageFolder).filter((name) => name !== 'package.json');
  const manifest = makeManifest(entries, locales, files.sort());
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

if (import.meta.main) await buildPackage();
