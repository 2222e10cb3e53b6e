import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { ConfirmRows } from './ConfirmRows.tsx';
import { DemoRows } from './DemoRows.tsx';
import { HelpRows } from './HelpRows.tsx';
import { LogOutButton } from './LogOutButton.tsx';

/** What stands below the first view of the settings, and comes after it. */
export default function LowerRows() {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      {isSignedIn ? <ConfirmRows /> : null}
      {isSignedIn ? <DemoRows /> : null}
      <HelpRows />
      {isSignedIn ? <LogOutButton /> : null}
    </>
  );
}
