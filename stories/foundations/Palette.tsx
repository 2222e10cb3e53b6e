import type { CSSProperties } from 'react';
import { Button } from '#kit/Button';
import { ChangePill } from '#kit/ChangePill';
import { PercentText } from '#kit/PercentText';
import { Sparkline } from '#kit/Sparkline';
import { type DirectionMode, type ThemeName, useTheme } from '#kit/theme';
import type { Direction } from '../../src/domain/number.ts';
import { Candles, Column, Line, Part } from './Palette.styles.ts';
import { allTokens, tokenOf, useThemeName } from './tokens.ts';

const CHANGE: Readonly<Record<Direction, string>> = { up: '1.84', down: '-3.07', flat: '0' };
const COURSE = [4, 5, 4.6, 6, 5.4, 7, 6.8, 8.4, 8, 9];
const SIDES = Object.keys(CHANGE) as Direction[];

/** What a palette says otherwise than the one in force, for all that stands in it. */
const worn = (mode: ThemeName, inForce: ThemeName): CSSProperties =>
  Object.fromEntries(
    allTokens()
      .filter(({ values }) => values[mode] !== values[inForce])
      .map(({ name, values }) => [`--${name}`, values[mode]]),
  );

/** A rising and a falling bar; the rising one is hollow where hue alone would not do. */
function CandlePair({ isHollow }: { readonly isHollow: boolean }) {
  return (
    <Candles aria-hidden viewBox="8 0 48 40">
      <g data-direction="up" data-hollow={isHollow || undefined}>
        <path d="M14 3v8M14 31v6" />
        <rect x="9" y="11" width="10" height="20" />
      </g>
      <g data-direction="down">
        <path d="M34 3v8M34 31v6" />
        <rect x="29" y="11" width="10" height="20" />
      </g>
    </Candles>
  );
}

/** One palette of direction in all its roles, in the theme in force. */
export function Palette({ mode }: { readonly mode: DirectionMode }) {
  const { theme } = useTheme();
  const name: ThemeName = `${theme}/${mode}`;
  const inForce = useThemeName();
  return (
    <Column style={worn(name, inForce)}>
      <h2>{mode}</h2>
      <Part>
        <h3>Text</h3>
        {SIDES.map((side) => (
          <PercentText key={side} value={CHANGE[side]} arrow />
        ))}
      </Part>
      <Part>
        <h3>Wash</h3>
        {SIDES.map((side) => (
          <ChangePill key={side} value={CHANGE[side]} />
        ))}
      </Part>
      <Part>
        <h3>Fill</h3>
        <Button variant="buy" size="md" block>
          Buy
        </Button>
        <Button variant="sell" size="md" block>
          Sell
        </Button>
      </Part>
      <Part>
        <h3>Line</h3>
        <Line>
          <Sparkline points={COURSE} direction="up" />
        </Line>
        <Line>
          <Sparkline points={COURSE.toReversed()} direction="down" />
        </Line>
      </Part>
      <Part>
        <h3>Candles</h3>
        <CandlePair isHollow={tokenOf('candle-up-hollow').values[name] === '1'} />
      </Part>
    </Column>
  );
}
