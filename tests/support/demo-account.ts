/** The account that a demo exchange begins with. */
export const DEMO = { account: 'demo@example.com', password: 'demo-1234' } as const;

/** Logs the demo account in, on a device that calls itself `agent`; gives its token. */
export async function signInDemo(origin: string, agent = 'node'): Promise<string> {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: new URLSearchParams({ user_string: DEMO.account, password: DEMO.password }),
  });
  const { type, message } = (await answer.json()) as { type: string; message: unknown };
  if (type !== 'ok' || typeof message !== 'string') throw new Error(`No login: ${JSON.stringify(message)}`);
  return message;
}
