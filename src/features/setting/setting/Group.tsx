import { type ReactNode, useId } from 'react';
import { GroupBox, GroupTitle } from './Group.styles.ts';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Rows that belong together, under their name. */
export function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <GroupBox aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
    </GroupBox>
  );
}
