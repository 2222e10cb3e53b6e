import { createTransport } from 'nodemailer';
import type { Clock } from '../clock-port.ts';
import type { Store } from '../store/open.ts';
import { demoMails } from '../store/schema/index.ts';

/** A letter to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that it carries, for the demo mailbox. */
  readonly code?: string;
}

/** Sends mails, by SMTP or into the demo mailbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** By SMTP where SMTP_URL is set, else into the demo mailbox (/demo/mailbox). */
export function createMailer(smtpUrl: string | null, store: Store, clock: Clock): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : mailboxMailer(store, clock);
}

function smtpMailer(url: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const from = senderOf(new URL(url));
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
}

/** `?from=` of the URL, else its user where that is an address, else no-reply at the server's host. */
function senderOf(url: URL): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`);
}

function mailboxMailer(store: Store, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, code }) {
      await store.db
        .insert(demoMails)
        .values({ address: to, subject, body: text, code: code ?? null, createdAt: clock.now() });
    },
    close: () => undefined,
  };
}
