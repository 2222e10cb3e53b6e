import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Frame } from './GuideTable.styles.ts';

interface GuideTableProps {
  readonly head: readonly string[];
  /** A row is its cells; the first names it. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table of a page that is written in MDX, where Markdown's own tables are not read. */
export const GuideTable = ({ head, rows }: GuideTableProps) => (
  <Unstyled>
    <Frame>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  </Unstyled>
);
