import * as files from './files.ts';

/** A small project with the README's form, which one bundler builds. */
export type BundlerProject = {
  name: string;
  /** The package whose version is in the table. */
  tool: string;
  /** The other packages of such a project, besides React and those that the README installs. */
  packages?: string[];
  /** More packages, in these versions. */
  versions?: Record<string, string>;
  files: Record<string, string>;
  /** More fields of package.json. */
  manifest?: object;
  build: string;
  /** The built folder, or a command that serves the result on the port in the variable `PORT`. */
  result: { folder: string } | { command: string };
  /** What a portal needs besides the steps of the README, as Markdown. */
  needs?: string;
};

const next = {
  tool: 'next',
  packages: ['typescript', '@types/react', '@types/react-dom', '@types/node'],
  result: { command: 'next start' },
};

/** The project that every package manager installs. */
export const viteProject: BundlerProject = {
  name: 'Vite',
  tool: 'vite',
  packages: ['@vitejs/plugin-react'],
  files: files.viteFiles,
  build: 'vite build',
  result: { folder: 'dist' },
};

export const bundlerProjects: BundlerProject[] = [
  viteProject,
  {
    ...next,
    name: 'Next.js, App Router, Turbopack',
    files: files.appRouterFiles,
    build: 'next build',
  },
  {
    ...next,
    name: 'Next.js, App Router, webpack',
    files: files.appRouterFiles,
    build: 'next build --webpack',
  },
  {
    ...next,
    name: 'Next.js, Pages Router, Turbopack',
    files: files.pagesRouterFiles,
    build: 'next build',
    needs: '`components.css` in `_app.tsx`',
  },
  {
    ...next,
    name: 'Next.js, Pages Router, webpack',
    files: files.transpiledPagesFiles,
    build: 'next build --webpack',
    needs: "`transpilePackages: ['@byline/design-system']` in `next.config.js`",
  },
  {
    name: 'React Router, framework mode',
    tool: '@react-router/dev',
    packages: ['isbot', 'vite'],
    // The newest versions of these packages exclude each other.
    versions: Object.fromEntries(
      ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map(
        (name) => [name, '8.4.0'],
      ),
    ),
    files: files.reactRouterFiles,
    build: 'react-router build',
    result: { command: 'react-router-serve build/server/index.js' },
  },
  {
    name: 'Astro',
    tool: 'astro',
    packages: ['@astrojs/react'],
    files: files.astroFiles,
    build: 'astro build',
    result: { folder: 'dist' },
    needs: '`client:load` on the component with the provider',
  },
  {
    name: 'webpack',
    tool: 'webpack',
    packages: ['webpack-cli', 'style-loader', 'css-loader', 'esbuild-loader'],
    files: files.webpackFiles,
    build: 'webpack',
    result: { folder: 'dist' },
    needs: '`style-loader` and `css-loader` for `.css`',
  },
  {
    name: 'Parcel',
    tool: 'parcel',
    files: files.parcelFiles,
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    build: 'parcel build index.html --no-cache',
    result: { folder: 'dist' },
    needs: '`"@parcel/resolver-default": { "packageExports": true }` in `package.json`',
  },
  {
    name: 'esbuild',
    tool: 'esbuild',
    files: files.esbuildFiles,
    build:
      'esbuild src/main.tsx --bundle --minify --splitting --format=esm --loader:.woff2=file --outdir=dist',
    result: { folder: 'dist' },
    needs: '`--loader:.woff2=file` for the font, and a link to the stylesheet',
  },
];
