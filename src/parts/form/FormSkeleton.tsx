import { Skeleton } from '#kit/Skeleton';
import { Fields } from './Form.styles.ts';

/** Fields and a button while what the form needs loads. */
export function FormSkeleton({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Fields as="div" aria-hidden>
      {labels.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton shape="block" width="100%" height="48px" />
        </div>
      ))}
      <Skeleton shape="block" width="100%" height="48px" />
    </Fields>
  );
}
