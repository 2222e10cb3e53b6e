import type { StorybookConfig } from '@storybook/react-vite';
import { storyFacts } from '../scripts/vite/story-facts.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', { from: '../design-tokens/generated', to: '/figma' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Here and not in vite.config.ts: the tests of stories read this one.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), storyFacts()] }),
};

export default config;
