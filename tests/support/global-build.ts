import { execFileSync } from 'node:child_process';

/** Tests of the real process run what is built: an old build would answer for new sources. */
export default () => void execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
