/** The page that overlays and components stand on: the kit's styles, a clock that stands. */
import '#kit/fonts.css';
import '#kit/theme.css';
import { configure } from 'storybook/test';
import { freezeClock } from '../../.storybook/frozen-clock.ts';

freezeClock();
configure({ asyncUtilTimeout: 30_000, defaultIgnore: 'script, style, [data-kit-announcer] *' });
const { dataset } = document.documentElement;
dataset.theme = 'light';
dataset.direction = 'green-up';
document.documentElement.lang = 'en';
