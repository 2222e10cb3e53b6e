import { compareDecimal, directionOf } from '../../../domain/number.ts';
import { loadFonts } from '../../load-fonts.ts';
import type { PnlLook } from './look.ts';
import { box, write } from './pen.ts';
import { PICTURE, type PnlFacts, pictureHeight } from './types.ts';

const { width: WIDTH, inset: INSET, body: BODY, footer: FOOTER, scale: SCALE } = PICTURE;
const INNER = WIDTH - 2 * INSET;
const QR = 80;

type Draw = (ctx: CanvasRenderingContext2D, facts: PnlFacts, look: PnlLook) => void;

/** How much of an ink stands on the ground behind the mark and the side. */
const LOGO_SHARE = 0.6;
const BADGE_SHARE = 0.18;

/** A plate of an ink that the ground shines through. */
function wash(ctx: CanvasRenderingContext2D, color: string, share: number, place: Parameters<typeof box>[2]): void {
  ctx.globalAlpha = share;
  box(ctx, color, place, 8);
  ctx.globalAlpha = 1;
}

const initials = (name: string): string => [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();

/** The site's mark and name, as Logo draws them, and the moment. */
const head: Draw = (ctx, { site, time }, look) => {
  wash(ctx, look.heroTick, LOGO_SHARE, [INSET, INSET, 32, 32]);
  write(ctx, look.family, initials(site), {
    x: INSET + 16,
    y: INSET + 18,
    size: 12,
    weight: 650,
    color: look.heroText,
    align: 'center',
    room: 28,
  });
  for (let tick = 0; tick < 6; tick += 1) {
    const height = tick % 5 === 0 ? 5 : 2.5;
    box(ctx, look.heroQuiet, [INSET + 8 + tick * 3, INSET + 27 - height, 1, height]);
  }
  const taken = time
    ? write(ctx, look.family, time, {
        x: WIDTH - INSET,
        y: INSET + 20,
        size: 12,
        color: look.heroQuiet,
        align: 'right',
        room: INNER / 2,
      })
    : 0;
  const room = INNER - 40 - taken - (taken ? 12 : 0);
  write(ctx, look.family, site, { x: INSET + 40, y: INSET + 22, size: 16, weight: 600, color: look.heroText, room });
};

/** An arrow of the side, drawn as the badge's icon is. */
function arrow(ctx: CanvasRenderingContext2D, color: string, x: number, y: number, isUp: boolean): void {
  const [tail, tip] = isUp ? [y + 8, y] : [y, y + 8];
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x, tail);
  ctx.lineTo(x + 8, tip);
  ctx.moveTo(x + 2, tip);
  ctx.lineTo(x + 8, tip);
  ctx.lineTo(x + 8, isUp ? tip + 6 : tip - 6);
  ctx.stroke();
}

const position: Draw = (ctx, { pair, side, sideLabel }, look) => {
  const isLong = side === 'long';
  const color = isLong ? look.up : look.down;
  write(ctx, look.family, pair, { x: INSET, y: 104, size: 22, weight: 600, color: look.heroText, room: INNER });
  ctx.font = `500 13px ${look.family}`;
  const wide = Math.min(INNER - 34, ctx.measureText(sideLabel).width);
  wash(ctx, color, BADGE_SHARE, [INSET, 116, wide + 34, 26]);
  arrow(ctx, color, INSET + 9, 125, isLong);
  write(ctx, look.family, sideLabel, { x: INSET + 24, y: 133.5, size: 13, weight: 500, color, room: wide });
};

const result: Draw = (ctx, { rate, pnl, labels }, look) => {
  const color = look[directionOf(rate)];
  write(ctx, look.family, labels.rate, { x: INSET, y: 176, size: 12, color: look.heroQuiet, room: INNER });
  write(ctx, look.family, rate, { x: INSET - 2, y: 228, size: 56, weight: 600, color, room: INNER });
  if (pnl) write(ctx, look.family, pnl, { x: INSET, y: 252, size: 16, weight: 500, color, room: INNER });
};

/** The ruler between entry and mark price: the lower price left, ticks between them in the colour of the result. */
const prices: Draw = (ctx, { entry, mark, rate, labels }, look) => {
  const plain = (text: string) => text.replaceAll(',', '');
  const isRising = compareDecimal(plain(mark), plain(entry)) >= 0;
  const [from, to] = [10, 30];
  for (let tick = 0; tick <= 40; tick += 1) {
    const isEnd = tick === from || tick === to;
    const isBetween = tick > from && tick < to;
    const height = isEnd ? 24 : tick % 10 === 0 ? 16 : 10;
    const color = isEnd ? look.heroText : isBetween ? look[directionOf(rate)] : look.heroTick;
    box(ctx, color, [INSET + (tick * (INNER - 1)) / 40 - (isEnd ? 0.5 : 0), 288 - height, isEnd ? 2 : 1, height]);
  }
  const sides = [
    { label: labels.entry, price: entry },
    { label: labels.mark, price: mark },
  ];
  for (const [index, { label, price }] of (isRising ? sides : sides.toReversed()).entries()) {
    const place = {
      x: index === 0 ? INSET : WIDTH - INSET,
      align: index === 0 ? 'left' : 'right',
      room: INNER / 2 - 6,
    } as const;
    write(ctx, look.family, label, { ...place, y: 306, size: 12, color: look.heroQuiet });
    write(ctx, look.family, price, { ...place, y: 325, size: 14, weight: 500, color: look.heroText });
  }
};

/** A plate with room around the code; a module is a whole number of the canvas's pixels. */
function code(ctx: CanvasRenderingContext2D, rows: readonly (readonly boolean[])[], look: PnlLook): void {
  const count = Math.max(rows.length, ...rows.map((row) => row.length));
  const module = Math.max(1, Math.floor(((QR - 12) * SCALE) / count)) / SCALE;
  const [left, top] = [WIDTH - INSET - QR, BODY + (FOOTER - QR) / 2];
  const quiet = (QR - module * count) / 2;
  box(ctx, look.qrField, [left, top, QR, QR], 8);
  ctx.fillStyle = look.qrModule;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) ctx.fillRect(left + quiet + x * module, top + quiet + y * module, module, module);
}

const foot: Draw = (ctx, { inviteCode, qr, labels }, look) => {
  const hasCode = qr !== undefined && qr.length > 0;
  if (!inviteCode && !hasCode) return;
  box(ctx, look.band, [0, BODY, WIDTH, FOOTER]);
  const room = INNER - (hasCode ? QR + 16 : 0);
  if (inviteCode) {
    write(ctx, look.family, labels.invite, { x: INSET, y: BODY + 48, size: 12, color: look.secondary, room });
    write(ctx, look.family, inviteCode, { x: INSET, y: BODY + 76, size: 22, weight: 600, color: look.ink, room });
  }
  if (hasCode) code(ctx, qr, look);
};

/** Draws the whole picture; false where the canvas gives nothing to draw with. */
export function drawPnl(canvas: HTMLCanvasElement, facts: PnlFacts, look: PnlLook): boolean {
  const height = pictureHeight(facts);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const ctx = canvas.getContext('2d');
  if (!ctx) return false;
  ctx.scale(SCALE, SCALE);
  box(ctx, look.heroBg, [0, 0, WIDTH, height]);
  for (const draw of [head, position, result, prices, foot]) draw(ctx, facts, look);
  return true;
}

/** The fonts that the picture is written in, for the letters that it has. */
export function fontsOf(facts: PnlFacts, look: PnlLook): Promise<unknown> {
  const text = [...Object.values(facts), ...Object.values(facts.labels)]
    .filter((it) => typeof it === 'string')
    .join('');
  return Promise.all([400, 500, 600, 650].map((weight) => loadFonts(`${weight} 16px`, look.family, text)));
}
