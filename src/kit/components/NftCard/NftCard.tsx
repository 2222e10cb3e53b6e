import { EMPTY, formatAmount, type NumberInput } from '../../../domain/number.ts';
import { nameText, type Prose, proseNode } from '../../figure-text.ts';
import { AmountText } from '../AmountText/index.ts';
import { MediaViewer } from '../MediaViewer/index.ts';
import { type Rarity, RarityBadge } from '../RarityBadge/index.ts';
import { Caption, Card, Foot, Open, Price, Text } from './NftCard.styles.ts';

export interface NftCardProps {
  /** Address of the picture; null while it is not known yet. */
  readonly image: string | null | undefined;
  /** Name of the work. */
  readonly name: string | null | undefined;
  /** Name of its collection. */
  readonly collection: string | null | undefined;
  /** What the figure is: 'Price', 'Current bid'. */
  readonly priceLabel: string;
  /** Decimal text. */
  readonly price: NumberInput;
  /** Decimals shown; more are cut, never rounded up. */
  readonly scale: number;
  /** Coin of the price. */
  readonly unit: string | null | undefined;
  /** Time left of an auction, in words or as a running cell. */
  readonly timeLeft?: Prose;
  /** How rare it is, and the word for it. */
  readonly rarity?: { readonly level: Rarity; readonly label: string };
  /** Opens the work. */
  readonly onPress: () => void;
}

/** An artwork in a shop or an auction. Two stand side by side; with large text one. */
export function NftCard(props: NftCardProps) {
  const { image, name, collection, priceLabel, price, scale, unit, timeLeft, rarity, onPress } = props;
  const isKnown = formatAmount(price, scale) !== EMPTY;
  return (
    <Card>
      <MediaViewer kind="image" src={image ?? null} title="" ratio="1 / 1" fit="cover" />
      <Text>
        <h3>
          <Open type="button" onClick={onPress}>
            {nameText(name)}
          </Open>
        </h3>
        <Caption>{nameText(collection)}</Caption>
        <Foot>
          <Caption>{priceLabel}</Caption>
        </Foot>
        <Price>
          <AmountText value={price} scale={scale} unit={(isKnown && unit) || undefined} />
        </Price>
        {rarity || timeLeft ? (
          <Foot>
            {rarity ? <RarityBadge rarity={rarity.level} label={rarity.label} /> : null}
            {timeLeft ? <Caption as="span">{proseNode(timeLeft)}</Caption> : null}
          </Foot>
        ) : null}
      </Text>
    </Card>
  );
}
