import adoption from 'virtual:adoption';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ElementCount } from '../../scripts/lib/adoption/elements.ts';
import type { Unused } from '../../scripts/lib/adoption/report.ts';
import { EMPTY, formatRate } from '../../src/domain/number.ts';
import { Names, Part, Sheet } from '../docs/Docs.styles.ts';
import { Scroll, Table } from './AdoptionReport.styles.ts';

interface LineProps extends ElementCount {
  readonly name: string;
  readonly path?: string;
  readonly share: number | null;
}

function Line({ name, path, share, kit, styled, raw }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {path ? <small>{path}</small> : null}
      </th>
      <td>{share === null ? EMPTY : formatRate(String(share * 100), 0)}</td>
      <td>{kit}</td>
      <td>{styled}</td>
      <td>{raw}</td>
    </tr>
  );
}

const Waiting = ({ of, count, unused }: Unused & { readonly of: string }) => (
  <Part>
    <h2>
      {of} that no screen uses yet: {unused.length} of {count}
    </h2>
    <Names>
      {unused.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Names>
  </Part>
);

/** The shares of the kit by screen, and what of the kit waits for its first screen. */
export function AdoptionReport() {
  const { screens, shell, all, components, tokens } = adoption;
  return (
    <Unstyled>
      <Sheet>
        <Scroll tabIndex={0} role="region" aria-label="Share of the kit by screen">
          <Table>
            <thead>
              <tr>
                <th scope="col">Screen</th>
                <th scope="col">Share of kit</th>
                <th scope="col">Kit</th>
                <th scope="col">Own styled</th>
                <th scope="col">Plain HTML</th>
              </tr>
            </thead>
            <tbody>
              {screens.map(({ title, ...counts }) => (
                <Line key={counts.path} name={title.replace('Screens/', '')} {...counts} />
              ))}
              <Line name="The shell around all screens" {...shell} />
              <Line name="All together, each file once" {...all} />
            </tbody>
          </Table>
        </Scroll>
        <Waiting of="Components" {...components} />
        <Waiting of="Tokens" {...tokens} />
      </Sheet>
    </Unstyled>
  );
}
