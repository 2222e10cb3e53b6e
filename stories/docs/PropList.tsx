import facts from 'virtual:component-facts';
import type { PropTable } from '../../scripts/lib/component-facts/surface.ts';
import { Part, Quiet } from './Docs.styles.ts';
import { Mark, Prop, Table } from './PropList.styles.ts';
import { Sentence } from './Sentence.tsx';

function Props({ name, from, props }: PropTable) {
  return (
    <Table>
      <h3>
        <code>{name}</code>
      </h3>
      {from === '' ? null : (
        <Quiet>
          And those of <code>{from}</code>.
        </Quiet>
      )}
      <dl>
        {props.map((prop) => (
          <Prop key={prop.name}>
            <dt>
              <code>{prop.name}</code>
              {prop.isOptional ? null : <Mark>needed</Mark>}
            </dt>
            <dd>
              <p>
                <Sentence text={prop.about} />
              </p>
              <code>{prop.type}</code>
              {prop.byDefault === '' ? null : (
                <>
                  {' '}
                  <Mark>default</Mark> <code>{prop.byDefault}</code>
                </>
              )}
            </dd>
          </Prop>
        ))}
      </dl>
    </Table>
  );
}

interface PropListProps {
  /** Components of the page. */
  readonly parts: readonly string[];
}

/** The props of a page's components, and what those are made of, as their files document them. */
export function PropList({ parts }: PropListProps) {
  const tables = parts.flatMap((part) => facts.parts[part]?.props ?? []);
  return (
    <Part>
      <h2>Props</h2>
      {tables.map((table) => (
        <Props key={table.name} {...table} />
      ))}
    </Part>
  );
}
