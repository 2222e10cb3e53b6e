import { Skeleton } from '#kit/Skeleton';
import { Form } from '../shared/Auth.styles.ts';

/** Four fields and a button while the account loads. */
export function FormSkeleton() {
  return (
    <Form as="div" aria-hidden>
      {['5rem', '6rem', '7rem', '6.5rem'].map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton shape="block" width="100%" height="48px" />
        </div>
      ))}
      <Skeleton shape="block" width="100%" height="48px" />
    </Form>
  );
}
