import type { StorybookConfig } from '@storybook/react-vite';
import { adoption } from '../scripts/vite/adoption.ts';
import { tokenIndex } from '../scripts/vite/token-index.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Here and not in vite.config.ts: the tests of stories read this one.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tokenIndex(), adoption()] }),
};

export default config;
