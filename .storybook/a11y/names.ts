/** Stops that are read or scrolled and not acted on: a strip of cards, a table, a drawing that answers to arrow keys. */
const READ = 'region group list table grid figure img tabpanel';
const ACTED_ON =
  'checkbox radio switch menuitemradio menuitemcheckbox button link tab slider option menuitem spinbutton combobox textbox searchbox listbox radiogroup application';
const ROLES = new Set(`${READ} ${ACTED_ON}`.split(' '));
/** What is silent without a name; axe asks for the names of all else, a tab's included. */
const SILENT = [
  ...`${READ} radiogroup application`.split(' ').map((role) => `[role="${role}"]`),
  'ul, ol, section, table:not(:has(caption)), figure:not(:has(figcaption)), fieldset:not(:has(legend))',
].join(', ');
/** Tags that say themselves what they are. */
const NATIVE = 'button, a[href], input, select, textarea, summary, ul, ol, table, figure, img, section, fieldset';

/** Attributes that tell a state which axe does not ask for; a bare number tells neither the unit nor the side of what it sets. */
const STATES: readonly (readonly [of: string, attributes: string])[] = [
  ['[role="tab"]', 'aria-selected'],
  ['[role="option"]', 'aria-selected aria-checked'],
  ['[role="slider"], input[type="range"]', 'aria-valuetext'],
  ['[role="spinbutton"]:not(input)', 'aria-valuenow'],
  ['[aria-haspopup]:not([aria-haspopup="false"])', 'aria-expanded'],
];

/** Role and state of a control: what is wrong with them. axe asks for names of what acts, and for the states that a role requires. */
export function namingProblems(element: HTMLElement): string[] {
  const role = element.getAttribute('role') ?? '';
  const isNamed = role === '' ? element.matches(NATIVE) : ROLES.has(role);
  const isSilent = element.matches(SILENT) && !element.matches('[aria-label], [aria-labelledby], [alt], [title]');
  return [
    ...(isSilent ? ['has no name'] : []),
    ...(isNamed ? [] : [`has no role that says what it is (${role || 'none'})`]),
    ...STATES.filter(
      ([of, attributes]) => element.matches(of) && !attributes.split(' ').some((name) => element.getAttribute(name)),
    ).map(([, attributes]) => `has no ${attributes.replace(' ', ' or ')}`),
  ];
}
