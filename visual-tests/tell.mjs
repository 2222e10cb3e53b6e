import { acceptCommand } from './report.mjs';
import { named } from './stories.mjs';

const list = (head, lines) => {
  if (lines.length > 0) console.log([`\n${head}`, ...lines.map((line) => `  ${line}`)].join('\n'));
};
const failed = (failures) =>
  list(
    'Stories that failed; a picture needs a story that stands:',
    failures.map(({ wanted, error }) => `${named(wanted)}: ${error.message}`),
  );

/** Prints what a comparison found; answers whether all is the same. */
export function tellComparison({ same, different, missing, orphans, failures }, pictures) {
  failed(failures);
  list('Stories without a picture; accept with:', missing.map(acceptCommand));
  list('Pictures without a story; remove them, or npm run visual:accept:', orphans);
  list(
    'Different from the reference; look at visual-tests/report/index.html, then accept with:',
    different.map(acceptCommand),
  );
  console.log(`\n${pictures.length} pictures, ${same} the same.`);
  return same === pictures.length && orphans.length === 0;
}

/** Prints what was accepted; answers whether all could be. */
export function tellAcceptance({ accepted, removed, unsteady, failures, alike }, pictures) {
  failed(failures);
  list('Two renders differ; not accepted:', unsteady.map(named));
  list('Accepted:', accepted.map(named));
  list('Removed:', removed);
  list('Nothing new to see:', alike);
  console.log(`\n${pictures.length} pictures; ${accepted.length} accepted, ${removed.length} removed.`);
  return failures.length + unsteady.length + alike.length === 0;
}

/** Prints which pictures did not come out alike each time; answers whether all did. */
export function tellRepetition({ unlike, failures }, pictures, times) {
  failed(failures);
  list('Not the same each time:', unlike.map(named));
  console.log(
    `\n${pictures.length} pictures ${times} times, ${pictures.length - unlike.length} the same in every byte.`,
  );
  return failures.length + unlike.length === 0;
}
