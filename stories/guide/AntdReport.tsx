import antd from 'virtual:antd';
import { GuideTable } from './GuideTable.tsx';

const { standing, own, leftOut, weights } = antd;
const nameOf = (component: string) => component.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const others = Object.entries(own);

/** Words between backquotes are code. */
const withCode = (text: string) =>
  text.split('`').map((piece, place) => (place % 2 === 1 ? <code key={piece}>{piece}</code> : piece));

/** A sentence with what the component weighs. */
const sentence = (why: string, component: string | null) =>
  withCode(why.replace('{kb}', (component !== null && weights[component]) || ''));

/** How many parts draw with antd-mobile. */
export const StandingCount = () => `${standing.length} of ${standing.length + others.length}`;

/** The parts that draw with antd-mobile, and with what of it. */
export const StandingParts = () => (
  <GuideTable
    head={['Part', 'Draws with', 'KB']}
    rows={standing.map(([part, components]) => [
      part,
      components.map(nameOf).join(', '),
      components.map((component) => weights[component]).join(', '),
    ])}
  />
);

/** The others, and why each is the kit's own. */
export const OwnParts = () => (
  <GuideTable
    head={['Part', 'Nearest to it', 'Why it is our own']}
    rows={others.map(([part, { like, why }]) => [part, like === null ? 'none' : nameOf(like), sentence(why, like)])}
  />
);

/** Components that nothing of ours draws with or stands in the place of. */
export const LeftOut = () => (
  <GuideTable
    head={['Component', 'Why none of ours draws with it']}
    rows={Object.entries(leftOut).map(([component, why]) => [nameOf(component), sentence(why, component)])}
  />
);
