import { useAtomValue } from 'jotai';
import { useEntry } from '../../parts/navigation/index.ts';
import { useRouteName } from '../../parts/navigation/useRouteName.ts';
import { siteMarkAtom } from '../../state/site-mark.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { RouteLoading } from './RouteLoading.tsx';
import { useScreen } from './useScreen.ts';

function Screen() {
  const { path } = useEntry();
  const { Screen: Loaded, stage, retry } = useScreen(path);
  return Loaded ? <Loaded /> : <RouteLoading path={path} stage={stage} onRetry={retry} />;
}

/** The title of the document while this screen is on show. */
function Title() {
  const { path } = useEntry();
  const { name } = useAtomValue(siteMarkAtom);
  const screen = useRouteName(path);
  return <title>{screen ? `${screen} · ${name}` : name}</title>;
}

/** One screen of the route table: its chunk, its guard, its title, and what stands there when it fails. */
export function RouteView({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <RouteBoundary>
      {isCurrent ? <Title /> : null}
      <RouteGuard>
        <Screen />
      </RouteGuard>
    </RouteBoundary>
  );
}
