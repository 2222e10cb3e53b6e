import { useAnnounced } from '../../announce/index.ts';
import { proseText } from '../../figure-text.ts';
import { Button } from '../Button/index.ts';
import { Ground } from './CourseFailure.styles.ts';

export interface CourseFailureProps {
  /** What did not load. */
  readonly label: string;
  /** Name of the button that tries again. */
  readonly retry: string;
  /** Tries again. */
  readonly onRetry: () => void;
}

/** In the place of a course, as high as it is: what did not load, and a way to try again. */
export function CourseFailure({ label, retry, onRetry }: CourseFailureProps) {
  useAnnounced(proseText(label), 'alert');
  return (
    <Ground>
      <p>{proseText(label)}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </Ground>
  );
}
