import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { listClosure } from './closure.ts';

type Manifest = Record<'name' | 'version' | 'description' | 'license', string> & {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** The folder of the built server. */
export const serverFolder = 'dist/server';

const library = 'design-system';
// Entry points to copy: the server and the parts of the library that it imports (`server-library` in .dependency-cruiser.js). Their imports
// follow.
const code = [
  'server',
  'contract',
  ...['formatters', 'validation', 'i18n', 'internal/calendarDay.ts', 'internal/warnOnce.ts'].map(
    (one) => join(library, one),
  ),
];
const files = ['LICENSE', 'CHANGELOG.md', join(library, 'package.json')];
const builds = ['dist/app', 'dist/app.previous', 'dist/renderer'];
/** Matches files that only development needs. */
const development =
  /\.(test|spec|stories)\.tsx?$|\.(tsx|mdx)$|(^|[/\\])(testing|tests|docs)([/\\]|$)/;

/**
 * Writes everything that the server needs in production into an empty folder: its code, the built app, and the packages in `dependencies`
 * of package.json with their own dependencies.
 */
export function buildServer(target = serverFolder): void {
  const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  rmSync(target, { recursive: true, force: true });
  for (const path of [...code, ...files]) {
    cpSync(path, join(target, path), {
      recursive: true,
      filter: (source) => !development.test(source),
    });
  }
  for (const path of builds.filter((one) => existsSync(one))) {
    cpSync(path, join(target, path), { recursive: true });
  }
  for (const path of listClosure(Object.keys(manifest.dependencies))) {
    // Skips nested packages here, because the closure lists them separately if they are needed.
    const inner = join(path, 'node_modules') + sep;
    cpSync(path, join(target, path), {
      recursive: true,
      filter: (source) => !`${source}${sep}`.startsWith(inner),
    });
  }
  // Node does not run TypeScript in node_modules, but it checks the real path, so a link to a folder outside works.
  mkdirSync(join(target, 'node_modules/@byline'), { recursive: true });
  symlinkSync('../../design-system', join(target, 'node_modules/@byline/design-system'), 'dir');
  const { name, version, description, license, dependencies } = manifest;
  const { serve, operator } = scripts;
  const own = {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: { node: '>=24' },
    scripts: { serve, operator },
    dependencies,
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

if (import.meta.main) {
  if (!existsSync('dist/app/index.html')) throw new Error('Build the app first: npm run build');
  buildServer();
  console.log(`${serverFolder} has all that the server needs. Start it there with npm run serve.`);
}
