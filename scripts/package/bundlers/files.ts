import { indexHtml, readmeFiles } from '../portal.ts';

const readme = readmeFiles();
const chooseFiles = (pattern: RegExp) =>
  Object.fromEntries(readme.filter(([path]) => pattern.test(path)));

const form = {
  ...chooseFiles(/^src\/(App|SignUp|language|main)\./),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
  }),
};
const icon = '<link rel="icon" href="data:," />';
const sheets = `import '@byline/design-system/font.css';
import '@byline/design-system/styles.css';`;

export const viteFiles = {
  ...form,
  'index.html': indexHtml('/src/main.tsx'),
  'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
};

export const appRouterFiles = {
  ...chooseFiles(/^(app\/|proxy)/),
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

/** Returns the files of a portal with the Pages Router, which imports these stylesheets. */
const pagesRouterWith = (stylesheets: string) => ({
  ...form,
  'pages/_app.tsx': `${stylesheets}
import type { AppProps } from 'next/app';

export default function PortalApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
`,
  'pages/index.tsx': `import { App } from '../src/App';

export default function HomePage() {
  return <App />;
}
`,
  'public/favicon.ico': '',
});

export const pagesRouterFiles = pagesRouterWith(`${sheets}
import '@byline/design-system/components.css';`);

export const transpiledPagesFiles = {
  ...pagesRouterWith(sheets),
  'next.config.js': `export default { transpilePackages: ['@byline/design-system'] };
`,
};

export const reactRouterFiles = {
  ...form,
  'app/root.tsx': `${sheets}
import { Links, Meta, Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head><meta charSet="utf-8" />${icon}<title>Portal</title><Meta /><Links /></head>
      <body suppressHydrationWarning><Outlet /><Scripts /></body>
    </html>
  );
}
`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('home.tsx')];
`,
  'app/home.tsx': `import { App } from '../src/App';

export default function Home() {
  return <App />;
}
`,
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
};

export const astroFiles = {
  ...form,
  'src/pages/index.astro': `---
${sheets}
import { App } from '../App';
---
<html lang="en">
  <head><meta charset="utf-8" />${icon}<title>Portal</title></head>
  <body><App client:load /></body>
</html>
`,
  'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()] };
`,
};

export const webpackFiles = {
  ...form,
  'webpack.config.js': `export default {
  mode: 'production',
  entry: './src/main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
    ],
  },
};
`,
  'dist/index.html': indexHtml('main.js'),
};

export const parcelFiles = { ...form, 'index.html': indexHtml('src/main.tsx') };

export const esbuildFiles = {
  ...form,
  'dist/index.html': indexHtml('main.js').replace(
    '</head>',
    '<link rel="stylesheet" href="main.css"></head>',
  ),
};
