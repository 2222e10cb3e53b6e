/** What is wrong with a command, as a sentence for whoever gave it. */
export class Problem extends Error {
  name = 'Problem';
}
