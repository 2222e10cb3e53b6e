import { readTokenIndex } from '../../vite/token-index.ts';
import { readFacts } from '../component-facts/facts.ts';
import { screensOf } from '../component-facts/screens.ts';
import { readSources } from '../component-facts/source-graph.ts';
import { type Adoption, adoptionOf } from './report.ts';

/** The adoption of the kit as the sources stand now. */
export async function readAdoption(root: string): Promise<Adoption> {
  const graph = readSources(root, ['src/kit', 'src/parts', 'src/features', 'src/app']);
  const tokens = await readTokenIndex();
  return adoptionOf({ graph, screens: screensOf(root, graph), parts: readFacts(root).parts, tokens });
}
