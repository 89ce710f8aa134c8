import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { buildPackage } from '../scripts/package/build.ts';
import { builtLibrary } from '../scripts/vite/builtLibrary.ts';

// A separate folder from the build of the app, which may run at the same time.
const libraryFolder = '.cache/storybook-library';

const mdxCompileOptions = { remarkPlugins: [remarkGfm] };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The built package in dist has copies of some pages.
  stories: [
    './*.mdx',
    '../design-system/!(dist)/**/*.mdx',
    '../design-system/!(dist)/**/*.stories.tsx',
  ],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions } } },
    '@storybook/addon-a11y',
  ],
  // “Show code” shows the source, not the minified component names of the build.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // With BUILT_LIBRARY, stories show the built package, whose styles are CSS, instead of the sources.
  async viteFinal(vite) {
    if (!process.env['BUILT_LIBRARY']) return vite;
    await buildPackage({ folder: libraryFolder, hasTypes: false });
    return {
      ...vite,
      plugins: [builtLibrary(libraryFolder, { parsesMessages: true }), ...(vite.plugins ?? [])],
    };
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Shows the props that React Aria adds, but hides the attributes and events that every element has.
      propFilter: ({ name, parent }) =>
        !parent?.fileName.includes('node_modules') ||
        (/react-(aria|stately|types)/.test(parent.fileName) &&
          !/^(aria-|on(?!Press$)|(hidden|dir|lang|inert|translate|slot|render)$)/.test(name)),
      shouldExtractLiteralValuesFromEnum: true,
      // Storybook has no control for “boolean | undefined”.
      shouldRemoveUndefinedFromOptional: true,
    },
  },
};

export default config;
