const ROLES =
  'button link switch checkbox radio tab slider option spinbutton combobox menuitem menuitemradio menuitemcheckbox';
/** All that can be acted on, by tag, role or tab stop. */
const CONTROL = [
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])',
  ...ROLES.split(' ').map((role) => `[role="${role}"]`),
].join(', ');

const isInSight = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
};

/** The controls that a user can see and use now, in the order of the document; what is under a dialog is out of reach. */
export function controls(): HTMLElement[] {
  const surface = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  return [...surface.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (element) =>
      isInSight(element) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      !element.closest('[inert], [aria-hidden="true"]'),
  );
}

export const closestControl = (element: Element): Element | null => element.closest(CONTROL);

/** Enough of it to find it. */
export function tell(element: Element): string {
  const { outerHTML, innerHTML } = element;
  const tag = innerHTML === '' ? outerHTML : outerHTML.slice(0, outerHTML.indexOf(innerHTML));
  return `${tag.replace(/ (class|style)="[^"]*"/g, '').slice(0, 160)} "${element.textContent?.trim().slice(0, 40)}"`;
}
