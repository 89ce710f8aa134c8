import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { packageFolder } from './build.ts';

/** A portal that has installed the package, in a folder outside the workspace. */
export type Portal = {
  folder: string;
  /** Runs a command that the portal's packages provide. Throws an Error with its output if it fails. */
  run: (command: string, ...args: string[]) => string;
  /** Returns the TypeScript errors in the portal's code and in the package's declarations. */
  typeErrors: () => string[];
  write: (path: string, text: string) => void;
};

// A portal's dependencies, in the versions that the library is tested with.
const peers = ['react', 'react-dom', 'react-aria', 'react-aria-components', 'react-intl'];
const tools = [
  'typescript',
  'vite',
  '@vitejs/plugin-react',
  '@types/react',
  '@types/react-dom',
  '@react-aria/optimize-locales-plugin',
];

/** The folders of the portals with Next.js: as its newest template sets it up, and without `cacheComponents`. */
export const nextFolders = { template: 'next', uncached: 'next-uncached' };

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  },
  include: isLongRun ? ['src', 'next/app'] : ['src'],
};

/** Returns an empty page with one script. */
export const indexHtml = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

/** Returns the environment of a portal's commands, without the variables of the test runner. */
export function portalEnvironment(folder: string): NodeJS.ProcessEnv {
  const isKept = (name: string) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
  const PATH = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...env, PATH, NEXT_TELEMETRY_DISABLED: '1' };
}

function attempt(cwd: string, command: string, args: string[]) {
  return spawnSync(command, args, { cwd, env: portalEnvironment(cwd), encoding: 'utf8' });
}

function execute(cwd: string, command: string, args: string[]): string {
  const { status, stdout, stderr } = attempt(cwd, command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Returns the code blocks of the package's README that name a file, as [path, text]. */
export function readmeFiles(): [string, string][] {
  const readme = readFileSync('design-system/README.md', 'utf8');
  return [...readme.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```/gm)].map(
    ([, path = '', text = '']) => [path, text],
  );
}

/** Packs `design-system/dist` as `npm publish` would. Returns the path of the tarball. */
export function packPackage(into: string): string {
  const [packed] = JSON.parse(
    execute(resolve(packageFolder), 'npm', ['pack', '--json', '--pack-destination', into]),
  ) as { filename: string }[];
  return join(into, packed?.filename ?? '');
}

/** Creates an app from the newest template of Next.js. Returns the packages that it needs besides those of the portal. */
function createNextApp(folder: string): Record<string, string> {
  const options =
    '--yes --ts --app --no-src-dir --no-tailwind --no-eslint --use-npm --skip-install --disable-git';
  execute(folder, 'npx', [
    '--yes',
    'create-next-app@latest',
    nextFolders.template,
    ...options.split(' '),
  ]);
  const manifest = join(folder, nextFolders.template, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    [kind: string]: Record<string, string>;
  };
  // A package.json without the portal's packages would make Next.js look for them in its own folder.
  rmSync(manifest);
  return {
    next: dependencies?.['next'] ?? '',
    '@types/node': devDependencies?.['@types/node'] ?? '',
  };
}

/** Creates a portal with the code of the package's README, and installs the tarball. */
export function createPortal(): Portal & { tarball: string } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const tarball = packPackage(folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    [kind: string]: Record<string, string>;
  };
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const pinned = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name]]));
  const write = (path: string, text: string) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const template = isLongRun ? createNextApp(folder) : undefined;
  const manifest = {
    name: 'portal',
    private: true,
    type: 'module',
    dependencies: { ...pinned(peers), '@byline/design-system': `file:${tarball}` },
    devDependencies: { ...pinned(tools), ...template },
  };
  write('package.json', JSON.stringify(manifest));
  write('tsconfig.json', JSON.stringify(tsconfig));
  // For builds without the Vite configuration that the README shows.
  write('plain.config.js', 'export default {};\n');
  write('index.html', indexHtml('/src/main.tsx'));
  // The app folder and the proxy are the README's example for Next.js.
  for (const [path, text] of readmeFiles()) {
    const isNext = /^(app\/|proxy)/.test(path);
    if (!isNext) write(path, text);
    else for (const next of Object.values(nextFolders)) write(`${next}/${path}`, text);
  }
  write(`${nextFolders.uncached}/next.config.ts`, 'export default {};\n');
  // Adds an icon, because browsers request one and log an error if it is missing.
  write(
    `${nextFolders.uncached}/app/icon.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  execute(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ]);
  return {
    folder,
    tarball,
    write,
    run: (command, ...args) => execute(folder, command, args),
    // Leaves out errors in the declarations of other packages, which are checked too because skipLibCheck is false.
    typeErrors: () => {
      // Otherwise, colours would separate "error" from its number.
      const { status, stdout, stderr } = attempt(folder, 'tsc', ['-p', '.', '--pretty', 'false']);
      const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
      if (status !== 0 && errors.length === 0) throw new Error(`tsc failed:\n${stdout}${stderr}`);
      return errors.filter((line) => !/^node_modules\/(?!@byline\/)/.test(line));
    },
  };
}
