import { buildChanged } from '../../scripts/lib/build.mjs';

/** Tests of the real process run what is built: an old build would answer for new sources. */
export default buildChanged;
