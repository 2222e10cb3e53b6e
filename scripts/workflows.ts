/** The workflows of .github by GitHub's own parser and by the rules of the house: `npm run workflows:check`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintWorkflow } from './lib/workflows.ts';

const FOLDER = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
const names = readdirSync(FOLDER).filter((name) => /\.ya?ml$/.test(name));
const findings: string[] = [];
for (const name of names) {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  for (const finding of await lintWorkflow(name, text, Object.keys(scripts))) findings.push(finding);
}

console.log(`workflows ${names.length}, findings ${findings.length}`);
for (const finding of findings) console.log(`  ${finding}`);
if (findings.length > 0) process.exitCode = 1;
