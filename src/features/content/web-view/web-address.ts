/** What to do with an address: show it in the frame, ask before leaving in a new tab, or refuse it (screens.md, webView). */
export type WebAddress = { kind: 'frame' | 'ask'; href: string; host: string } | { kind: 'refused' };

/**
 * Only https. Hosts match whole. Our own origin is never framed: the frame may keep its origin, and a page of ours in it
 * would reach everything.
 */
export function judgeAddress(given: string, ownHost: string, allowedHosts: readonly string[]): WebAddress {
  const url = parse(given);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return { kind: 'refused' };
  const isAllowed = url.hostname !== ownHost && allowedHosts.includes(url.hostname);
  return { kind: isAllowed ? 'frame' : 'ask', href: url.href, host: url.host };
}

/** Hosts of a setting such as "help.example.com, status.example.com" or of full addresses. */
export const hostsOf = (setting: string): string[] =>
  setting
    .split(/[\s,;]+/)
    .filter(Boolean)
    .flatMap((entry) => parse(entry.includes('://') ? entry : `https://${entry}`)?.hostname ?? []);

function parse(given: string): URL | null {
  try {
    return new URL(given);
  } catch {
    return null;
  }
}
