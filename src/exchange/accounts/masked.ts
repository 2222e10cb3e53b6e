/** A sign-in name as others than its owner may read it, "m***@example.com"; of one without a host "1***". Empty stays empty. */
export function masked(account: string): string {
  const [first] = account;
  if (first === undefined) return '';
  const host = account.lastIndexOf('@');
  return `${first}***${host < 0 ? '' : account.slice(host)}`;
}
