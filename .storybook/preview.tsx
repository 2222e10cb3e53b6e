// First: what the app keeps is read when its modules load.
import './own-storage.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '#kit/fonts.css';
import '#kit/noto.css';
import '#kit/theme.css';
import { LANGS } from '../src/domain/constants.ts';
import { DIRECTIONS } from '../src/state/preferences.ts';
import { ComponentPage, DocsStage } from '../stories/docs/page.tsx';
import { AS_WIRED, FIAT_AS_WIRED, FIAT_CHOICES, SCENARIO_CHOICES } from '../stories/support/toolbars.ts';
import { checkAccess } from './a11y/index.ts';
import { freezeClock } from './frozen-clock.ts';
import { allowPointerEvents, isPictureRun, prepareForPictures } from './loki.ts';
import { chromaticModes, modeGlobals, requestedMode } from './modes.ts';
import { Stage } from './Stage.tsx';

/** The last tap's ring is not the story's, unless it says `focus: 'kept'`; a field keeps its own. */
function letGoOfFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches('input, textarea, select')) activeElement.blur();
}

freezeClock();
// Play functions wait for the thing itself; a busy machine may take its time to bring a lazy part.
// What is said to a screen reader repeats what stands on the screen: a story looks for the latter.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, [data-kit-announcer] *' });
prepareForPictures();

const globals = modeGlobals(requestedMode());

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  initialGlobals: { ...globals, fiat: FIAT_AS_WIRED, scenario: AS_WIRED, a11y: { manual: isPictureRun } },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', ['light', 'dark']),
    direction: toolbar('Direction', 'transfer', DIRECTIONS),
    lang: toolbar('Language', 'globe', LANGS),
    text: toolbar('Text size', 'zoom', ['100', '150', '200']),
    fiat: toolbar('Fiat', 'credit', FIAT_CHOICES),
    scenario: toolbar('Scenario', 'lightning', SCENARIO_CHOICES),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: ComponentPage, container: DocsStage },
    controls: { expanded: true },
    // Sheets, dialogs and toasts are portals beside the root.
    loki: { chromeSelector: 'body' },
    options: { storySort: { order: ['Guide', ['Start here'], 'Foundations', 'Components', 'Patterns', 'Screens'] } },
  },
  // The one hook that runs when a story is prepared: which modes it has depends on its name.
  argTypesEnhancers: [
    ({ title, name, tags, parameters, argTypes }) => {
      const modes = chromaticModes({ title, name, tags });
      const isPlayOnly = Object.keys(modes).length === 0;
      parameters.chromatic = { modes, disableSnapshot: isPlayOnly, ...parameters.chromatic };
      parameters.loki = { ...parameters.loki, skip: isPlayOnly };
      return argTypes;
    },
  ],
  beforeEach: () => {
    if (isPictureRun) allowPointerEvents();
  },
  afterEach: ({ parameters }) => {
    if (!isPictureRun) checkAccess();
    if (parameters.focus !== 'kept') letGoOfFocus();
    // The picture shows the page from its top, wherever the play has taken it.
    window.scrollTo(0, 0);
  },
  decorators: [
    (Story, context) => (
      <Stage globals={context.globals as typeof globals} parameters={context.parameters}>
        <Story />
      </Stage>
    ),
  ],
};

export default preview;
