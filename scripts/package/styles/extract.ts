import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { RenderedPart } from './recorder.ts';
import { rewriteModule } from './rewrite.ts';

const importsStyled = /from ['"]styled-components['"]/;
/** Matches the id of a styled part, such as `sc-1a2b3c-0`. */
const styledId = /\bsc-\w+-\d+\b/g;

/** Puts rules into the cascade layer of the library, as the sheets in design-system/theme, so that unlayered styles of a portal win. */
const toLayer = (rules: string) => `@layer byline{${rules}}\n`;

/** The rules of a class, without the layer. */
export type ClassRules = { className: string; css: string };

/** Returns the rules of all styled parts, which a separate process evaluates. */
function evaluateParts(folder: string): RenderedPart[] {
  const script = join(import.meta.dirname, 'evaluate.ts');
  const output = execFileSync(process.execPath, ['--conditions=node', script, folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output) as RenderedPart[];
}

/**
 * Moves the styles of a built package into stylesheets. Each styled part becomes an element with one class, and each module gets a
 * stylesheet in `css/`, which it imports last, so that its rules follow the rules of the parts that it extends. `components.css` has all
 * rules in order. Class names differ between versions of the package. Returns the rules of each class.
 */
export async function extractStyles(
  folder: string,
  { name, version }: { name: string; version: string },
): Promise<ClassRules[]> {
  const toClass = (id: string) =>
    `ds-${createHash('sha256').update(`${version} ${id}`).digest('hex').slice(0, 6)}`;
  const rendered = evaluateParts(folder);
  const rules = new Map(rendered.map(({ id, css }) => [id, css.replaceAll(styledId, toClass)]));
  if (new Set([...rules.keys()].map(toClass)).size < rendered.length) {
    throw new Error('Two parts have the same class.');
  }
  const partModule = join(folder, 'internal/part.js');
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const file = join(folder, path);
    const source = readFileSync(file, 'utf8');
    if (!importsStyled.test(source)) continue;
    const relativePath = relative(dirname(file), partModule).replaceAll(sep, '/');
    const partImport = relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
    const { code, parts } = await rewriteModule(source, partImport, toClass);
    if (parts.length === 0) {
      writeFileSync(file, code);
      continue;
    }
    for (const { id, isExtension } of parts) {
      // Ensures that an extension overrides its base, even if the extension's stylesheet loads first.
      const selector = `.${toClass(id)}`;
      if (isExtension) rules.set(id, rules.get(id)!.replaceAll(selector, selector + selector));
    }
    const sheet = path.replaceAll(sep, '/').replace(/(\.styles)?\.js$/, '$1.css');
    const target = join(folder, 'css', sheet);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, toLayer(parts.map(({ id }) => `${rules.get(id)}\n`).join('')));
    writeFileSync(file, withLastImport(code, `${name}/css/${sheet}`));
  }
  // Node loads this empty module in place of each stylesheet (`exports` in manifest.ts).
  writeFileSync(join(folder, 'css/none.js'), '');
  const classRules = [...rules].map(([id, css]) => ({ className: toClass(id), css }));
  writeFileSync(
    join(folder, 'components.css'),
    toLayer(classRules.map(({ css }) => `${css}\n`).join('')),
  );
  return classRules;
}

/** Returns a module with an import after its other imports. */
function withLastImport(code: string, specifier: string): string {
  const imports = [...code.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${code.slice(0, end)}\nimport "${specifier}";${code.slice(end)}`;
}
