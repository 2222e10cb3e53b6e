import { AppProviders } from './AppProviders.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole app. */
export function App() {
  return (
    <AppProviders>
      <Shell />
    </AppProviders>
  );
}
