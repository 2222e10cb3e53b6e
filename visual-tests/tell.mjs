import { acceptCommand } from './report.mjs';
import { named } from './stories.mjs';

/** What a run may have found: the head of its list, and a line of it. */
const LISTS = {
  failures: [
    'Stories that failed; a picture needs a story that stands:',
    ({ wanted, error }) => `${named(wanted)}: ${error.message}`,
  ],
  missing: ['Stories without a picture; accept with:', acceptCommand],
  orphans: ['Pictures without a story; remove them, or npm run visual:accept:', String],
  different: ['Different from the reference; look at visual-tests/report/index.html, then accept with:', acceptCommand],
  unlike: ['Two renders differ; not accepted:', named],
  accepted: ['Accepted:', named],
  removed: ['Removed:', String],
  alike: ['Nothing new to see:', String],
};
const GOOD = ['accepted', 'removed'];

/** Prints what a run found, with a last line; answers whether nothing is wrong. */
export function tell(found, last) {
  const lists = Object.entries(LISTS).filter(([name]) => found[name]?.length > 0);
  for (const [name, [head, lineOf]] of lists)
    console.log([`\n${head}`, ...found[name].map((one) => `  ${lineOf(one)}`)].join('\n'));
  console.log(`\n${last}`);
  return lists.every(([name]) => GOOD.includes(name));
}
