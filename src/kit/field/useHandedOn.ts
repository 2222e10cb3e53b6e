import { useLayoutEffect } from 'react';

/** Attributes by their HTML names; what is undefined is taken away. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

type Found = Element | Iterable<Element> | null | undefined;

/**
 * Gives what is inside of antd-mobile's controls what a control does not hand on to it. After each drawing, as React takes away some
 * of what it did not set itself.
 */
export function useHandedOn(find: () => Found, attributes: Attributes): void {
  useLayoutEffect(() => {
    const found = find();
    for (const target of found instanceof Element ? [found] : (found ?? []))
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) target.removeAttribute(name);
        else target.setAttribute(name, String(value));
      }
  });
}
