import type { StorybookConfig } from '@storybook/react-vite';
import { samplesPlugin } from './samples/samplesPlugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.mdx', '../design-system/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), samplesPlugin] }),
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
