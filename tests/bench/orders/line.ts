import { connect, type Socket } from 'node:net';

const END = '\r\n\r\n';

/** The server cut the line off. */
const broken = (): Error => new Error('The connection ended before the answer');

/**
 * A caller's connection that sends one form after the other. It does no more than a caller must, so that it is not the
 * caller that is measured: node's own client takes as much as the server does.
 */
export class Line {
  private readonly socket: Socket;
  private readonly head: string;
  private text = '';
  private answered: ((body: string) => void) | null = null;
  private failed: (error: Error) => void = () => undefined;

  constructor(origin: string, path: string, token: string, method: 'POST' | 'PUT' = 'POST') {
    const { hostname, port, host } = new URL(origin);
    this.head =
      `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${token}\r\n` +
      'content-type: application/x-www-form-urlencoded\r\ncontent-length: ';
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    // Whoever measures ends the server; a line that nobody uses keeps no process alive.
    this.socket.unref();
    this.socket.setEncoding('latin1');
    this.socket.on('data', (part: string) => this.take(part));
    this.socket.on('error', (error) => this.failed(error));
    this.socket.on('close', () => this.failed(broken()));
  }

  /** Sends an ASCII form; gives the body of the answer. */
  send(form: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket.write(`${this.head}${form.length}${END}${form}`, 'latin1');
    });
  }

  private take(part: string): void {
    this.text += part;
    const head = this.text.indexOf(END);
    if (head < 0) return;
    const start = head + END.length;
    const length = Number(/content-length: (\d+)/i.exec(this.text)?.[1]);
    if (!(this.text.length >= start + length)) return;
    const body = this.text.slice(start, start + length);
    this.text = '';
    this.answered?.(body);
  }
}
