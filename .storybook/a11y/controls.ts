import { getRole } from 'dom-accessibility-api';

/** All that can be acted on, by tag, role or tab stop. */
const CONTROL = [
  ...['button', 'a[href]', 'input:not([type="hidden"])', 'select', 'textarea', 'summary'],
  ...['button', 'link', 'switch', 'checkbox', 'radio', 'tab', 'slider', 'option', 'spinbutton', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
  ...['menuitem', 'menuitemradio', 'menuitemcheckbox'].map((role) => `[role="${role}"]`),
  '[tabindex]:not([tabindex^="-"])',
].join(', ');

/** What is under a dialog is out of reach while it stands. */
export const surface = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const isInSight = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
};

/** The controls that a user can see and use now, in the order of the document. */
export const controls = (): HTMLElement[] =>
  [...surface().querySelectorAll<HTMLElement>(CONTROL)].filter(
    (element) =>
      isInSight(element) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      !element.closest('[inert], [aria-hidden="true"]'),
  );

export const closestControl = (element: Element): Element | null => element.closest(CONTROL);

/** The role as assistive technology is told it; a range and a text field have theirs from the tag. */
export const roleOf = (element: Element): string => getRole(element) ?? '';

/** Enough of it to find it. */
export function tell(element: Element): string {
  const { outerHTML, innerHTML } = element;
  const tag = innerHTML === '' ? outerHTML : outerHTML.slice(0, outerHTML.indexOf(innerHTML));
  return `${tag.replace(/ (class|style)="[^"]*"/g, '').slice(0, 160)} "${element.textContent?.trim().slice(0, 40)}"`;
}
