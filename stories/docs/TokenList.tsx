import facts from 'virtual:component-facts';
import type { CSSProperties } from 'react';
import { Part, Quiet, Swatch, Token, Tokens } from './Docs.styles.ts';
import { useLook } from './useLook.ts';

/** Values of tokens in the theme and direction in force, which stand on the root. */
function valuesOf(names: readonly string[]): [name: string, value: string][] {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => [name, style.getPropertyValue(name).trim()]);
}

/** A font names its whole row of families; the first says enough. */
const shortOf = (value: string) => value.replace(/("[^"]+"), .*$/, '$1');

interface TokenListProps {
  /** Components of the page. */
  readonly parts: readonly string[];
}

/** The tokens that the components of a page are drawn with, read from their files. */
export function TokenList({ parts }: TokenListProps) {
  const { theme, direction } = useLook();
  const names = [...new Set(parts.flatMap((part) => facts.parts[part]?.tokens ?? []))].sort();
  return (
    <Part>
      <h2>Tokens</h2>
      {names.length === 0 ? (
        <Quiet>None of its own: it wears those of the components in it.</Quiet>
      ) : (
        <Tokens key={`${theme} ${direction}`}>
          {valuesOf(names).map(([name, value]) => (
            <Token key={name}>
              <Swatch
                aria-hidden
                data-colour={CSS.supports('color', value) || undefined}
                style={{ '--page-swatch': value } as CSSProperties}
              />
              <code>{name}</code>
              <span>{shortOf(value)}</span>
            </Token>
          ))}
        </Tokens>
      )}
    </Part>
  );
}
