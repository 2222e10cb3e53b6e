import { type ReactNode, useId } from 'react';
import { EMPTY, formatAmount, type NumberInput } from '../../../domain/number.ts';
import { nameText, proseText } from '../../figure-text.ts';
import { Badge, type BadgeTone } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { LeadText } from '../LeadFigure/index.ts';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/index.ts';
import { type Stat, StatGrid } from '../StatGrid/index.ts';
import { Frame, LeadBlock, Names, Product } from './ProductCard.styles.ts';

export interface ProductCardProps {
  /** Name of the product. */
  readonly name: string | null | undefined;
  /** A line under the name: 'Flexible, pays daily'. */
  readonly text?: string | null;
  /** A CoinMark or a picture of 40. */
  readonly mark?: ReactNode;
  /** The figure that decides, in decimal text: 'APR' and '38.6' with scale 2 and '%'; null where it is not known. */
  readonly lead: {
    readonly label: string;
    readonly value: NumberInput;
    /** @default 2 */
    readonly scale?: number | null;
    readonly unit?: string | null;
  };
  /** Two or four stand in two columns, three or six in three. */
  readonly facts?: readonly Stat[] | null;
  /** How much is sold or mined. */
  readonly progress?: ProgressBarProps;
  /** Where the product stands, with its word. */
  readonly state?: { readonly kind: 'running' | 'soon' | 'soldOut'; readonly label: string };
  /** The one thing to do; disabled where it cannot be done now. */
  readonly action?: {
    readonly label: string;
    readonly onPress: () => void;
    readonly disabled?: boolean;
    readonly busy?: boolean;
  };
}

const TONE: Readonly<Record<NonNullable<ProductCardProps['state']>['kind'], BadgeTone>> = {
  running: 'success',
  soon: 'accent',
  soldOut: 'info',
};

/** A product to put money into: earning, mining, an initial offering. One figure leads, one button acts. */
export function ProductCard({ name, text, mark, lead, facts: stats, progress, state, action }: ProductCardProps) {
  const id = useId();
  const figure = formatAmount(lead.value, lead.scale ?? 2);
  const facts = stats ?? [];
  const isSoldOut = state?.kind === 'soldOut';
  return (
    <Frame aria-labelledby={id}>
      <Product
        icon={mark}
        title={
          <Names>
            <h3 id={id}>{nameText(name)}</h3>
            {proseText(text) ? <p>{proseText(text)}</p> : null}
          </Names>
        }
        extra={state ? <Badge tone={TONE[state.kind]}>{state.label}</Badge> : null}
      >
        <LeadBlock>
          <p>{lead.label}</p>
          <LeadText
            size="headline"
            value={figure}
            unit={(figure !== EMPTY && lead.unit) || undefined}
            isStale={isSoldOut}
          />
        </LeadBlock>
        {facts.length > 0 ? <StatGrid items={facts} columns={facts.length % 3 === 0 ? 3 : 2} /> : null}
        {/* Sold out is no success of the reader's. */}
        {progress ? <ProgressBar {...progress} state={isSoldOut ? 'running' : progress.state} /> : null}
        {action ? (
          <Button
            block
            size="md"
            variant="secondary"
            disabled={action.disabled}
            busy={action.busy}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ) : null}
      </Product>
    </Frame>
  );
}
