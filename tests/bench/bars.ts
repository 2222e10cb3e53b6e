/** What is said of a figure beside the most that it may be; above that the bench ends with exit code 1. */
export function beside(value: number, bar: number): 'within' | 'ABOVE' {
  if (value <= bar) return 'within';
  process.exitCode = 1;
  return 'ABOVE';
}
