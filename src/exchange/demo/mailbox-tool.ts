import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../domain/constants.ts';
import { LANG_TAG } from '../../domain/constants.ts';
import { normalName } from '../accounts/users.ts';
import { askedLang } from '../gateway/lang.ts';
import { demoMails } from '../platform/store/schema/index.ts';
import type { Words } from '../platform/words.ts';
import type { DemoOptions } from './options.ts';

const MOST = 50;

interface ShownMail {
  readonly id: number;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  /** Unix ms. */
  readonly time: number;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

function page(mails: readonly ShownMail[], lang: Lang, words: Words): string {
  const title = escaped(words.say(lang, 'demo.mailbox'));
  const rows = mails.map(
    (mail) =>
      `<article><h2>${escaped(mail.subject)}</h2><p>${escaped(mail.address)} · <time>${new Date(mail.time).toISOString()}</time></p><p>${escaped(mail.text)}</p></article>`,
  );
  return `<!doctype html><html lang="${LANG_TAG[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem;color-scheme:light dark}article{border-block-start:1px solid;padding-block:.5rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0;overflow-wrap:anywhere}</style>
</head><body><h1>${title}</h1>${rows.join('') || `<p>${escaped(words.say(lang, 'demo.mailboxEmpty'))}</p>`}</body></html>`;
}

/** GET /demo/mailbox?address=: what was "sent" there, newest first; without an address all. A page for browsers, JSON for the rest. */
export function mailboxTool(app: FastifyInstance, { deps }: DemoOptions): void {
  app.get<{ Querystring: { address?: string; lang?: string } }>('/mailbox', async (request, reply) => {
    // No address has what PostgreSQL takes in no text.
    const address = request.query.address?.toString().replaceAll('\0', '');
    const rows = await deps.store.db
      .select()
      .from(demoMails)
      .where(typeof address === 'string' ? eq(demoMails.address, normalName(address)) : undefined)
      .orderBy(desc(demoMails.id))
      .limit(MOST);
    const mails = rows.map(
      ({ id, address: to, subject, body, code, createdAt }): ShownMail => ({
        id,
        address: to,
        subject,
        text: body,
        code,
        time: createdAt,
      }),
    );
    const lang = askedLang(request.query.lang, request.headers['accept-language']);
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(page(mails, lang, deps.words));
    return reply.send({ mails });
  });
}
