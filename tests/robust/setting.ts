/** The page that the components stand on: the kit's styles and fonts, a clock that stands, nothing that moves. */
import '#kit/fonts.css';
import '#kit/theme.css';
import { freezeClock } from '../../.storybook/frozen-clock.ts';

freezeClock();
const { dataset } = document.documentElement;
dataset.theme = 'light';
dataset.direction = 'green-up';
document.documentElement.lang = 'en';
document.body.style.margin = '0';

const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
document.adoptedStyleSheets.push(still);
