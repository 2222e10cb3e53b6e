import { computeAccessibleName } from 'dom-accessibility-api';
import { roleOf } from './controls.ts';

const CHECKED = ['checkbox', 'radio', 'switch', 'menuitemradio', 'menuitemcheckbox'];
const WIDGETS = [
  ...CHECKED,
  ...['button', 'link', 'tab', 'slider', 'option', 'menuitem', 'spinbutton', 'combobox', 'textbox', 'searchbox'],
  ...['listbox', 'radiogroup', 'application'],
];
/** Stops that are read or scrolled and not acted on: a strip of cards, a table, a drawing that answers to arrow keys. */
const READ = ['region', 'group', 'list', 'table', 'grid', 'figure', 'img', 'tabpanel'];

const STATES: Readonly<Record<string, (element: HTMLElement) => string | undefined>> = {
  tab: (element) => lacking(element, 'aria-selected'),
  option: (element) => (element.ariaSelected || element.ariaChecked ? undefined : 'neither selected nor not'),
  combobox: (element) => (element instanceof HTMLSelectElement ? undefined : lacking(element, 'aria-expanded')),
  spinbutton: (element) => (element instanceof HTMLInputElement ? undefined : lacking(element, 'aria-valuenow')),
  // A bare number tells neither the unit nor the side of what it sets.
  slider: (element) =>
    (element instanceof HTMLInputElement ? undefined : lacking(element, 'aria-valuenow')) ??
    lacking(element, 'aria-valuetext'),
  ...Object.fromEntries(
    CHECKED.map((role) => [
      role,
      (element: HTMLElement) =>
        element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
          ? undefined
          : lacking(element, 'aria-checked'),
    ]),
  ),
};

const lacking = (element: HTMLElement, attribute: string): string | undefined =>
  element.getAttribute(attribute) ? undefined : `has no ${attribute}`;

/** A field of a date, a time, a colour or a file has no role of its own; the browser names what it is. */
const isNativeField = (element: HTMLElement): boolean => element instanceof HTMLInputElement;

/** Name, role and state of a control: what is wrong with them. */
export function namingProblems(element: HTMLElement): string[] {
  const role = roleOf(element);
  const isStop = !WIDGETS.includes(role) && !isNativeField(element) && element.tagName !== 'SUMMARY';
  return [
    computeAccessibleName(element).trim() === '' ? 'has no name' : undefined,
    isStop && !READ.includes(role) ? `has no role that says what it is (${role || 'none'})` : undefined,
    STATES[role]?.(element),
    element.ariaHasPopup && element.ariaHasPopup !== 'false' ? lacking(element, 'aria-expanded') : undefined,
    element.tabIndex > 0 ? `has a place of its own in the tab order (${element.tabIndex})` : undefined,
  ].filter((problem) => problem !== undefined);
}
