import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { figureText, nameText } from '../../figure-text.ts';
import { useKitWords } from '../../words/index.ts';
import { EmptyBlock } from '../ListState/index.ts';
import { matches } from '../PickerSheet/matches.ts';
import { SearchField } from '../SearchField/index.ts';
import { Box, Head, Index, Plate, Row, Search } from './AreaPicker.styles.ts';

export interface Area {
  /** Tells the area from the others: 'JP'. */
  readonly key: string;
  /** In the language of the app. */
  readonly name: string | null | undefined;
  /** "+81"; left out where a region and not a calling code is picked. */
  readonly code?: string;
  /** Found by these too: English name, plain digits. */
  readonly keywords?: string | null;
  /** Where it is filed in the index. */
  readonly letter: string | null | undefined;
}

export interface AreaPickerProps {
  /** In the order of the app's language. */
  readonly areas: readonly Area[] | null | undefined;
  /** Called with the area that was tapped. */
  readonly onPick: (area: Area) => void;
  /** Keys picked before; they stand on top. */
  readonly recent?: readonly string[] | null;
  /** Heading of those on top. @default the kit's "Recent" */
  readonly recentTitle?: string;
  /** Likely ones, under the recent. */
  readonly suggested?: { readonly title: string; readonly keys: readonly string[] };
  /** Names the search for screen readers. @default the kit's "Search" */
  readonly searchLabel?: string;
  /** What else one may try where the search finds none, under the kit's "Nothing found". */
  readonly emptyText?: string;
}

/** So many stand on a screen or two: nobody needs letters to find one. */
const FEW = 20;
const NO_AREAS: readonly Area[] = [];

interface Group {
  readonly title: string;
  readonly areas: readonly Area[];
}

function groupsOf(areas: readonly Area[]): Group[] {
  const groups = new Map<string, Area[]>();
  for (const area of areas) {
    const letter = nameText(area.letter);
    const group = groups.get(letter);
    if (group) group.push(area);
    else groups.set(letter, [area]);
  }
  return [...groups].map(([title, members]) => ({ title, areas: members }));
}

/** Countries and regions, by search, by letter, and the recent ones first. */
export function AreaPicker({
  areas: given,
  onPick,
  recent: picked,
  recentTitle,
  suggested,
  searchLabel,
  emptyText,
}: AreaPickerProps) {
  const words = useKitWords();
  const areas = given ?? NO_AREAS;
  const recent = picked ?? [];
  const [text, setText] = useState('');
  const heads = useRef(new Map<string, HTMLElement>());
  const found = useMemo(
    () => areas.filter(({ name, code, keywords }) => matches([name, code, keywords].join(' '), text)),
    [areas, text],
  );
  const groups = useMemo(() => groupsOf(areas), [areas]);
  const pick = (keys: readonly string[]) => keys.flatMap((key) => areas.find((area) => area.key === key) ?? []);
  const onTop = [
    { title: recentTitle ?? words.recent, areas: pick(recent) },
    { title: suggested?.title ?? '', areas: pick(suggested?.keys?.filter((key) => !recent.includes(key)) ?? []) },
  ].filter((group) => group.areas.length > 0);
  const hasLetters = text.trim() === '' && areas.length > FEW;
  const label = searchLabel ?? words.search;
  useAnnounced(found.length === 0 && text.trim() !== '' ? words.noMatch : undefined);

  const row = (area: Area) => (
    <li key={area.key}>
      <Row type="button" onClick={() => onPick(area)}>
        <span>
          <Plate aria-hidden>{area.key}</Plate>
          {nameText(area.name)}
        </span>
        {area.code ? <span>{figureText(area.code)}</span> : null}
      </Row>
    </li>
  );
  const jump = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const letter = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-letter');
    if (letter) heads.current.get(letter)?.scrollIntoView({ block: 'start' });
  };

  return (
    <Box data-letters={hasLetters || undefined}>
      <Search>
        <SearchField value={text} onChange={setText} label={label} />
      </Search>
      {text.trim() === '' ? (
        <>
          {onTop.map((group) => (
            <section key={group.title}>
              <Head>{group.title}</Head>
              <ul>{group.areas.map(row)}</ul>
            </section>
          ))}
          {groups.map((group) => (
            <section key={group.title}>
              <Head
                ref={(element) => {
                  if (element) heads.current.set(group.title, element);
                  else heads.current.delete(group.title);
                }}
              >
                {group.title}
              </Head>
              <ul>{group.areas.map(row)}</ul>
            </section>
          ))}
          {hasLetters ? (
            <Index aria-hidden onPointerDown={jump} onPointerMove={jump}>
              {groups.map(({ title }) => (
                <span key={title} data-letter={title}>
                  {[...title][0]}
                </span>
              ))}
            </Index>
          ) : null}
        </>
      ) : found.length > 0 ? (
        <ul>{found.map(row)}</ul>
      ) : (
        <EmptyBlock
          picture="search"
          title={words.noMatch}
          text={emptyText}
          action={{ label: words.clear, onPress: () => setText('') }}
        />
      )}
    </Box>
  );
}
