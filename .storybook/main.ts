import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const mdxCompileOptions = { remarkPlugins: [remarkGfm] };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.mdx', '../design-system/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions } } },
    '@storybook/addon-a11y',
  ],
  // “Show code” shows what can be copied, not what the build has made of it.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Props of React Aria are documented there; ours are the contract.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      // “or undefined” would hide that a property is a switch, and take its control away.
      shouldRemoveUndefinedFromOptional: true,
    },
  },
};

export default config;
