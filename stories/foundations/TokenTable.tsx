import tokens from 'virtual:token-index';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useDeferredValue, useState } from 'react';
import { SearchField } from '#kit/SearchField';
import type { TokenEntry, TokenLayer } from '../../scripts/vite/token-index.ts';
import { Entries, Entry, Quiet, Swatch, Table, Value } from './TokenTable.styles.ts';
import { placesOf } from './token-places.ts';
import { valuesOf } from './token-values.ts';

const LAYERS: Readonly<Record<TokenLayer, string>> = {
  component: 'Component',
  semantic: 'Roles',
  direction: 'Direction',
  brand: 'Brand',
  primitive: 'Primitive',
};

const Values = ({ token }: { readonly token: TokenEntry }) => (
  <ul>
    {valuesOf(token).map(({ value, alias, themes }) => (
      <Value key={`${alias} ${value}`}>
        {token.type === 'color' ? <Swatch aria-hidden style={{ '--sample': value } as CSSProperties} /> : null}
        <span>
          {themes.length > 0 ? <Quiet>{themes.join(', ')} </Quiet> : null}
          {value} {alias ? <Quiet>from {alias}</Quiet> : null}
        </span>
      </Value>
    ))}
  </ul>
);

const Uses = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p>
      <Quiet>{title}</Quiet> {names.join(', ')}
    </p>
  );

const Row = ({ token }: { readonly token: TokenEntry }) => (
  <Entry>
    <strong>{token.name}</strong>
    <Values token={token} />
    <div>
      <Uses title="Tokens" names={token.tokens} />
      <Uses title="Code" names={placesOf(token.files)} />
      {token.about ? <Quiet>{token.about}</Quiet> : null}
    </div>
  </Entry>
);

/** What a search looks in: names, values and where a token is used. */
const textOf = ({ name, values, tokens: made, files }: TokenEntry): string =>
  [name, ...Object.values(values), ...made, ...files].join(' ').toLowerCase();

/** Every token, by layer, with its values and where it is used. */
export function TokenTable() {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const found = tokens.filter((token) => textOf(token).includes(wanted));
  return (
    <Unstyled>
      <Table>
        <SearchField label="Search tokens" placeholder="Name, value, component" value={typed} onChange={setTyped} />
        <Quiet role="status">
          {found.length} of {tokens.length} tokens
        </Quiet>
        {Object.entries(LAYERS).map(([layer, title]) => {
          const rows = found.filter((token) => token.layer === layer);
          return rows.length === 0 ? null : (
            <section key={layer}>
              <h2>{title}</h2>
              <Entries>
                {rows.map((token) => (
                  <Row key={token.name} token={token} />
                ))}
              </Entries>
            </section>
          );
        })}
      </Table>
    </Unstyled>
  );
}
