/**
 * One edge for ink on every screen in every state: between the gutters, and what is aligned to one stands on it. With large text
 * and on the narrowest phone nothing is cut off without an ellipsis, and nothing stands outside. What does otherwise has a reason here.
 */
import './setting.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Lang } from '../../src/domain/constants.ts';
import type { ScreenParameters } from '../../stories/support/world.ts';
import { rest } from '../robust/render.tsx';
import { elementOf, type Ink, inkIn, nameOf, SLACK } from './ink.ts';
import { mount, screenOf, storiesOf } from './mount.tsx';

const FILES = import.meta.glob('../../stories/screens/**/*.stories.tsx', { eager: true });

/** What a story's screen stands in: two stories with the same are one state, as none is played here. */
const worldOf = (screen: ScreenParameters): string =>
  JSON.stringify(screen, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));

/** Each screen by its story Ready, or its first one; and a story for each of its other states. */
const SCREENS = Object.entries(FILES).flatMap(([file, module]) => {
  const stories = storiesOf(module);
  const worlds = new Map<string, { readonly story: string; readonly screen: ScreenParameters }>();
  for (const story of ['Ready', ...Object.keys(stories)]) {
    const screen = stories[story]?.parameters.screen;
    if (screen && !worlds.has(worldOf(screen))) worlds.set(worldOf(screen), { story, screen });
  }
  const [first, ...others] = worlds.values();
  return first ? [{ name: file.replace(/.*\/(\w+)\.stories\.tsx$/, '$1'), module, ...first, others }] : [];
});
const STATES = SCREENS.flatMap(({ name, module, others }) =>
  others.map((other) => ({ ...other, name: `${name} ${other.story}`, module })),
);

/** CSS pixels. */
const WIDTH = 375;
const NARROW = 320;
const HEIGHT = 812;
const GUTTER = 16;
/** So much wider, the page tells what is aligned to its end: that moves along. */
const WIDER = 8;
/** As wide as an icon may be; a drawing that is wider is a figure of its own. */
const ICON = 28;
const LATE_MS = 400;
/** A caret that leads back is a narrow figure: its box may begin so much before the gutter. */
const CARET = 4;
/** What begins further in stands in a column, and not at the edge. */
const INNER = 48;

const EXCEPTIONS: readonly { readonly why: string; readonly holds: (element: Element) => boolean }[] = [
  {
    why: 'A chart is drawn from edge to edge, and a pane’s name stands in its axis.',
    holds: (element) =>
      element instanceof HTMLCanvasElement || (element.matches('[data-pane]') && element.childElementCount === 0),
  },
  {
    why: 'The index lies over the gutter, as a scroll bar does.',
    holds: (element) => element.matches('[data-letter]'),
  },
  {
    why: 'Codes keep off the index beside them.',
    holds: (element) => element.matches('li > button *') && document.querySelector('[data-letter]') !== null,
  },
  {
    why: 'Items of a list begin after its marks.',
    holds: (element) => element.matches('li, li *') && getComputedStyle(element).listStyleType !== 'none',
  },
  {
    why: 'A handle reaches over the ends of its track by half.',
    holds: (element) => element.closest('div:has(> input[type="range"])') !== null,
  },
  {
    why: 'A course has its own axis: the line’s last value stands beside its end, and moments stand below it.',
    holds: (element) => element.closest('[role="img"]:has([data-draws])') !== null,
  },
  {
    why: 'A chip keeps the room of its box where that is not drawn: the box stands at the edge.',
    holds(element) {
      const box = element.closest('[role="group"] > *')?.getBoundingClientRect();
      return box !== undefined && (isNear(box.left, GUTTER) || isNear(box.right, window.innerWidth - GUTTER));
    },
  },
  {
    why: 'What stands in place of a page’s content is in its middle, with room of its own.',
    holds: (element) => element.closest('div:has(> svg > use)') !== null,
  },
  {
    why: 'A menu’s words are centred below their icon, and long ones reach over its sides.',
    holds: (element) => element.matches('li > button > span') && getComputedStyle(element).textAlign === 'center',
  },
  {
    why: 'The marks of its pages stand inside a banner.',
    holds: (element) => element.closest('[aria-roledescription="carousel"]') !== null,
  },
];

let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  document.documentElement.style.fontSize = '';
});

/** A call that never answers leaves the page waiting: then it has the moment in which the rest of it comes. */
async function draw(module: unknown, story: string, lang?: Lang, waits = false): Promise<void> {
  leave?.();
  leave = mount((await screenOf(module, story, undefined, lang)).page);
  await rest();
  if (waits) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  else await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length, { timeout: 20_000 }).toBe(0);
  await rest();
}

async function size(width: number, text: number): Promise<void> {
  document.documentElement.style.fontSize = `${text}%`;
  await page.viewport(width, HEIGHT);
}

async function resize(width: number, text: number): Promise<void> {
  await size(width, text);
  await rest();
}

const told = ({ node, box }: Ink) =>
  `${nameOf(node)} from ${box.left.toFixed(1)} to ${box.right.toFixed(1)} at ${Math.round(box.top)}`;
const isNear = (one: number, other: number) => Math.abs(one - other) <= SLACK;

/** What stands by itself on the page and has to do with its edges. */
const standing = (): Ink[] =>
  inkIn(document.body).filter(
    ({ box, isInBox, isInStrip }) =>
      !isInBox && !isInStrip && !(box.left <= SLACK && box.right >= window.innerWidth - SLACK),
  );

/** What has a reason is not judged; beside others it counts. */
const isJudged = ({ node }: Ink) => !EXCEPTIONS.some(({ holds }) => holds(elementOf(node)));

const isInLine = (one: DOMRect, other: DOMRect) => one.top < other.bottom - 2 && one.bottom > other.top + 2;

/** Whether it ends at the gutter: an icon by its own box, as its figure has air around it. */
function endsWell({ node, box }: Ink): boolean {
  const edge = window.innerWidth - GUTTER;
  return isNear(box.right, edge) || (node instanceof SVGElement && isNear(node.getBoundingClientRect().right, edge));
}

function beginsWell({ node, box }: Ink): boolean {
  if (isNear(box.left, GUTTER)) return true;
  if (!(node instanceof SVGElement)) return false;
  const own = node.getBoundingClientRect();
  return own.left <= GUTTER + SLACK && own.left >= GUTTER - (own.width <= ICON ? CARET : 0) - SLACK;
}

/** Lines of text move as they break: what is aligned moves with both its ends. */
function notOnEdges(before: readonly Ink[], after: readonly Ink[]): string[] {
  const boxes = new Map(before.map(({ node, box }) => [node, box]));
  const movedBy = ({ node, box }: Ink, side: 'left' | 'right') => box[side] - (boxes.get(node)?.[side] ?? Number.NaN);
  const isAtEnd = (ink: Ink) =>
    isNear(movedBy(ink, 'right'), WIDER) && (!(ink.node instanceof Text) || isNear(movedBy(ink, 'left'), WIDER));
  const isAtStart = (ink: Ink) => isNear(movedBy(ink, 'left'), 0) && ink.box.left < INNER;
  const isLast = ({ box }: Ink) => !after.some((other) => isInLine(box, other.box) && other.box.right > box.right);
  const isFirst = ({ box }: Ink) => !after.some((other) => isInLine(box, other.box) && other.box.left < box.left);
  const judged = after.filter(isJudged);
  return [
    ...judged.filter((ink) => isAtEnd(ink) && isLast(ink) && !endsWell(ink)).map((ink) => `ends: ${told(ink)}`),
    ...judged.filter((ink) => isAtStart(ink) && isFirst(ink) && !beginsWell(ink)).map((ink) => `begins: ${told(ink)}`),
  ];
}

const beyondGutters = (): string[] =>
  standing()
    .filter(isJudged)
    .filter(({ box }) => box.left < GUTTER - SLACK || box.right > window.innerWidth - GUTTER + SLACK)
    .map((ink) => `in the gutter: ${told(ink)}`);

function notWhole(): string[] {
  const width = window.innerWidth;
  const { scrollWidth } = document.documentElement;
  const faults = inkIn(document.body).flatMap((ink) => {
    if (ink.cutBy) return [`cut: ${told(ink)} by ${nameOf(ink.cutBy)}`];
    const isOutside = !ink.isInStrip && (ink.box.left < -SLACK || ink.box.right > width + SLACK);
    return isOutside ? [`outside: ${told(ink)}`] : [];
  });
  if (scrollWidth > width) faults.push(`scrolls: ${scrollWidth} of ${width}`);
  for (const element of document.querySelectorAll('header *'))
    if (getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      faults.push(`a head cut short: ${nameOf(element)}`);
  return faults;
}

/** What is not between the gutters, and what is aligned and not on them: the page tells by getting wider. */
async function offEdges(): Promise<string[]> {
  await resize(WIDTH, 100);
  const before = standing();
  const beyond = beyondGutters();
  await resize(WIDTH + WIDER, 100);
  return [...beyond, ...notOnEdges(before, standing())];
}

describe.each(SCREENS)('$name', ({ module, story }) => {
  it.each([100, 200])('is whole at text %i, narrow and wide, and keeps its edges', async (text) => {
    const faults: string[] = [];
    // In both languages a screen comes narrow and is widened, as a phone is when it is turned; parts measure text when they come.
    for (const lang of ['fra', 'en'] as const) {
      await size(NARROW, text);
      await draw(module, story, lang);
      faults.push(...notWhole());
      await resize(WIDTH, text);
      faults.push(...notWhole());
    }
    if (text === 100) faults.push(...(await offEdges()));
    expect(faults).toEqual([]);
  });
});

it.each(STATES)('$name is whole where it is narrowest, and keeps its edges', async ({ module, story, screen }) => {
  await size(NARROW, 200);
  await draw(module, story, screen.longest ?? 'fra', Object.values(screen.calls ?? {}).includes('loading'));
  const narrow = notWhole();
  expect([...narrow, ...(await offEdges())]).toEqual([]);
});

it('finds what is planted', async () => {
  const [line, short] = [{ margin: '0 16px' }, { overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: 40 }] as const;
  await page.viewport(WIDTH, HEIGHT);
  leave = mount(
    <>
      <p style={{ margin: '0 10px' }}>before the gutter</p>
      <p style={{ ...line, textAlign: 'end' }}>
        <span style={{ paddingInlineEnd: 4 }}>short of the end</span>
      </p>
      <p style={{ ...line, paddingInlineStart: 9 }}>after the start</p>
      <header>
        <p style={{ ...line, ...short, textOverflow: 'ellipsis' }}>a long name</p>
      </header>
      <p style={line}>well placed</p>
      <p style={{ ...line, ...short }}>cut in the middle</p>
      <p style={{ ...line, ...short, textOverflow: 'ellipsis' }}>cut, and says so</p>
      <p style={{ ...line, inlineSize: 400 }}>
        <i style={{ float: 'right' }}>outside</i>
      </p>
      <div style={{ ...line, overflow: 'hidden', blockSize: 30 }}>
        <p style={{ background: 'teal', blockSize: 80 }}>cut below</p>
      </div>
      <div style={{ ...line, overflow: 'hidden', blockSize: 30 }}>
        <div style={{ overflowY: 'auto', blockSize: 20 }}>
          <p style={{ background: 'teal', blockSize: 80 }}>brought by scrolling</p>
        </div>
      </div>
    </>,
  );
  await rest();
  const before = standing();
  const found = [...notWhole(), ...beyondGutters()];
  await page.viewport(WIDTH + WIDER, HEIGHT);
  await rest();
  found.push(...notOnEdges(before, standing()));
  expect(found.map((fault) => fault.replace(/: <\w+> "([^"]+)".*/, ' $1')).sort()).toEqual(
    [
      'a head cut short a long name',
      'begins after the start',
      'begins before the gutter',
      'cut cut below',
      'cut cut in the middle',
      'ends short of the end',
      'in the gutter before the gutter',
      'in the gutter outside',
      'outside outside',
      'scrolls: 416 of 375',
    ].sort(),
  );
});
