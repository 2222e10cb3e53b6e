/** "+1.23": change over the rolling 24 h in percent. */
export function changeText(open: number, close: number): string {
  const percent = open > 0 ? ((close - open) / open) * 100 : 0;
  const text = percent.toFixed(2);
  if (Number(text) === 0) return '0.00';
  return percent > 0 ? `+${text}` : text;
}
