import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package with the font, a dependency of the sources. */
export const fontPackage = '@fontsource-variable/inter';

/**
 * Copies the font, with its licence, into a built package. Stylesheets import files by relative paths only, because Parcel, like browsers,
 * finds no packages from a stylesheet.
 */
export function copyFont(folder: string): void {
  const source = join('node_modules', fontPackage);
  const target = join(folder, 'theme/inter');
  const sheet = readFileSync(join(source, 'wght.css'), 'utf8');
  const files = [...sheet.matchAll(/url\(\.\/([^)]+)\)/g)].map(([, path = '']) => path);
  for (const path of ['wght.css', 'LICENSE', ...files]) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(join(source, path), join(target, path));
  }
  const fontSheet = join(folder, 'theme/font.css');
  const text = readFileSync(fontSheet, 'utf8');
  writeFileSync(fontSheet, text.replace(`${fontPackage}/wght.css`, './inter/wght.css'));
}
