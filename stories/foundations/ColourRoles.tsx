import type { CSSProperties, ReactNode } from 'react';
import { measured } from '../../design-tokens/lib/contrast.mjs';
import { formatPrice } from '../../src/domain/number.ts';
import { Ground, Grounded, GroundName, Least, Letters, Mark, Measured, Patch } from './Colour.styles.ts';
import { type ColourGroup, type ColourPair, type ColourRole, groundName, pairName, rolesOf } from './colour-roles.ts';
import { Samples } from './Sheet.styles.ts';
import { allTokens, tokenOf, useThemeName } from './tokens.ts';

/** Least contrast of text; less is asked of marks and lines. */
const TEXT = 4.5;

const paint = (properties: Record<string, string>) => properties as CSSProperties;
const colour = (name: string) => `var(--${name})`;

interface GroundsProps {
  /** Colours under what stands on them, the nearest first. */
  readonly layers: readonly string[];
  readonly children?: ReactNode;
}

/** The layers in each other, the lowest outside. */
function Grounds({ layers, children }: GroundsProps) {
  const lowest = layers.at(-1);
  if (lowest === undefined) return children;
  return (
    <Ground style={paint({ '--ground': colour(lowest) })}>
      <Grounds layers={layers.slice(0, -1)}>{children}</Grounds>
    </Ground>
  );
}

interface PairProps {
  readonly pair: ColourPair;
  /** No heading above says which colour it is. @default false */
  readonly isNamed?: boolean;
}

/** A text or mark on its ground: what is measured, and the least that it must have. */
function Pair({ pair, isNamed }: PairProps) {
  const { front, layers, least } = pair;
  const theme = useThemeName();
  const [first = '', ...rest] = [front, ...layers].map((name) => tokenOf(name).values[theme]);
  const ratio = measured(first, ...rest);
  const isLow = ratio < least;
  return (
    <li>
      <Patch style={paint({ '--front': colour(front) })}>
        <Grounds layers={layers}>{least < TEXT ? <Mark /> : <Letters>Aa</Letters>}</Grounds>
      </Patch>
      <Measured data-low={isLow || undefined}>
        {formatPrice(ratio, 2)} <Least>{isLow ? `too low, least ${least}` : `of ${least}`}</Least>
      </Measured>
      <GroundName>{isNamed ? pairName(pair) : groundName(layers)}</GroundName>
    </li>
  );
}

/** A colour with many grounds: a heading, and each of them. */
function Role({ name, pairs }: ColourRole) {
  return (
    <Grounded>
      <h3>{name}</h3>
      <Samples>
        {pairs.map((pair) => (
          <Pair key={pair.layers.join()} pair={pair} />
        ))}
      </Samples>
    </Grounded>
  );
}

/** Colours that nothing is measured for here. */
function Plain({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Grounded>
      <h3>{title}</h3>
      <Samples>
        {names.map((name) => (
          <li key={name}>
            <Patch>
              <Grounds layers={[name, 'color-bg-page']} />
            </Patch>
            <GroundName>{name.replace(/^color-/, '')}</GroundName>
          </li>
        ))}
      </Samples>
    </Grounded>
  );
}

/** Every colour of a group: those with many grounds, those with one or two, and those that are not measured. */
export function ColourRoles({ group }: { readonly group: ColourGroup }) {
  const { many, few, grounds, silent } = rolesOf(group, allTokens());
  return (
    <>
      <Plain title="Grounds, measured with what stands on them" names={grounds} />
      {many.map((role) => (
        <Role key={role.name} {...role} />
      ))}
      {few.length > 0 ? (
        <Samples>
          {few.map((pair) => (
            <Pair key={pairName(pair)} pair={pair} isNamed />
          ))}
        </Samples>
      ) : null}
      <Plain title="Switched off, or saying nothing alone: no least" names={silent} />
    </>
  );
}
