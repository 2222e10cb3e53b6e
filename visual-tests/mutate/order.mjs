import { basename } from 'node:path';
import { drawnBy, mentionsOneOf } from '../reach/properties.mjs';
import { storiesWithProperties } from '../reach/reach.mjs';

const STORIES = '.stories.tsx';

/** A place further down a file of stories counts as much as so many files further down the list. */
const WITHIN = 3;

/** Stories of the files in an order in which the first of each come early, and more of the likeliest files. */
const byTurns = (lists) =>
  lists
    .flatMap((list, file) => list.map((id, at) => ({ id, turn: file + WITHIN * at })))
    .sort((one, two) => one.turn - two.turn)
    .map(({ id }) => id);

/** How much of what a file of stories consists of names the properties: where they lead, they show. */
function density(story, graph, names) {
  const reached = [...graph.reachOf(story)];
  const naming = reached.filter((file) => {
    const text = graph.read(file);
    return mentionsOneOf(file.endsWith('.css') ? drawnBy(text) : text, names);
  });
  return naming.length / reached.length;
}

function filesForToken(change, graph, stories) {
  const names = new Set(change.page.properties);
  const { all, stories: reached } = storiesWithProperties(names, graph, stories);
  const files = all ? stories : reached;
  const rank = new Map(files.map((file) => [file, density(file, graph, names)]));
  return { own: [], near: [], far: files.sort((one, two) => rank.get(two) - rank.get(one)) };
}

function filesForComponent({ component, site }, graph, stories) {
  const needed = site ? [site.file] : component.files;
  const reached = stories.filter((story) => needed.some((file) => graph.reachOf(story).has(file)));
  const isOwn = (story) => basename(story, STORIES) === component.name;
  const takes = (story) =>
    component.files.some((file) =>
      graph.modules[story].imports.some(
        (to) => to === file || to.startsWith(`${file.slice(0, file.lastIndexOf('/'))}/index`),
      ),
    );
  const tier = (story) => (isOwn(story) ? 0 : takes(story) ? 1 : 2);
  const rank = new Map(reached.map((story) => [story, tier(story) * 1e6 + graph.reachOf(story).size]));
  const sorted = reached.sort((one, two) => rank.get(one) - rank.get(two));
  const of = (wanted) => sorted.filter((story) => tier(story) === wanted);
  return { own: of(0), near: of(1), far: of(2) };
}

/**
 * Stories that a change can reach, the likeliest first: `{ near, far }`, ids of stories. `near` are a component's own and
 * those that take it themselves.
 */
export function storiesToWalk(change, graph, idsOf) {
  const files = [...idsOf.keys()];
  const { own, near, far } =
    change.target === 'token' ? filesForToken(change, graph, files) : filesForComponent(change, graph, files);
  const ids = (list) => byTurns(list.map((file) => idsOf.get(file)));
  const first = [...ids(own), ...ids(near)];
  // A component that no file of stories takes itself: one story of each file stands for it.
  if (first.length === 0 && change.page.kind) first.push(...far.map((file) => idsOf.get(file)[0]));
  const isFirst = new Set(first);
  return { near: first, far: ids(far).filter((id) => !isFirst.has(id)) };
}
