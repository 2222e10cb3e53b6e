import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';

/** Fields and a button while what the form needs loads. */
export function FormSkeleton({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Stack gap={16} aria-hidden>
      {labels.map((width) => (
        <Stack key={width} gap={8}>
          <Skeleton width={width} height="1.25rem" />
          <Skeleton shape="block" width="100%" height="48px" />
        </Stack>
      ))}
      <Skeleton shape="block" width="100%" height="48px" />
    </Stack>
  );
}
