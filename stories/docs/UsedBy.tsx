import facts from 'virtual:component-facts';
import { Names, Part, Quiet } from './Docs.styles.ts';
import { PageLink } from './PageLink.tsx';

interface UsedByProps {
  /** Components of the page. */
  readonly parts: readonly string[];
  /** Coming screens that it was built for. */
  readonly waitsFor?: readonly string[] | undefined;
}

/** Where the components of a page are used: read from the imports of the sources. */
export function UsedBy({ parts, waitsFor }: UsedByProps) {
  const all = (of: 'screens' | 'components') => [...new Set(parts.flatMap((part) => facts.parts[part]?.[of] ?? []))];
  const screens = all('screens').sort();
  const components = all('components')
    .filter((name) => !parts.includes(name))
    .sort();
  return (
    <Part>
      <h2>Used by</h2>
      <h3>Screens</h3>
      {screens.length > 0 ? (
        <Names>
          {screens.map((screen) => (
            <li key={screen}>{screen.replace('Screens/', '')}</li>
          ))}
        </Names>
      ) : (
        <Quiet>None yet{waitsFor ? `; it waits for ${waitsFor.join(' and ')}` : ''}.</Quiet>
      )}
      <h3>Components</h3>
      {components.length > 0 ? (
        <Names>
          {components.map((name) => (
            <li key={name}>
              <PageLink name={name} />
            </li>
          ))}
        </Names>
      ) : (
        <Quiet>None.</Quiet>
      )}
    </Part>
  );
}
