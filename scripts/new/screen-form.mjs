import { Problem } from './problem.mjs';
import { addWords, framed, namedPhrases } from './words.mjs';

const camel = (text) => text.replace(/[_-](\w)/g, (_, letter) => letter.toUpperCase());

/** The fields that a form sends with a call, with their labels; refuses what the call does not take as it is. */
async function inputsOf(route, callName, given) {
  const inputs = given.map((text) => namedPhrases(text, 'input'));
  const { calls } = await import('../../src/contract/table.ts');
  if (!Object.hasOwn(calls, callName ?? ''))
    throw new Problem(`Say which call the form sends: --call domain.name, one of src/contract/table.ts.`);
  const { request, guest } = calls[callName];
  if (!guest && !route.login)
    throw new Problem(
      `Guests may open this route and may not make the call ${callName}: choose a call that they may make.`,
    );
  const sent = request.safeParse(Object.fromEntries(inputs.map(([field]) => [field, 'abc'])));
  if (!sent.success || inputs.some(([field]) => !Object.hasOwn(sent.data, field)))
    throw new Problem(
      `${callName} does not take ${inputs.map(([field]) => field).join(', ')} as texts, and nothing else.`,
    );
  return inputs;
}

/** A screen that sends a form: its schema, its page on parts/form, its words, and a story a state. */
export async function newFormScreen(workspace, screen, options) {
  const { Name, domain, key, file, title, route } = screen;
  if (route.tab !== undefined) throw new Problem('A tab is no form: it has no screen to go back to.');
  const inputs = await inputsOf(route, options.call, options.input);
  const words = { title, submit: framed('submit', title), done: framed('done', title) };
  const required = framed('required', title);
  await addWords(workspace, domain, [key], words);
  await addWords(
    workspace,
    domain,
    [key, 'field'],
    Object.fromEntries(inputs.map(([field, label]) => [camel(field), label])),
  );
  await addWords(workspace, domain, [key, 'wrong'], { required });
  const names = inputs.map(([field]) => field);
  const labels = inputs.map(([, label]) => JSON.stringify(label.en));
  const marks = {
    ...screen.marks,
    form: `${key}Form`,
    file,
    start: names.map((field) => `${field}: ''`).join(', '),
    shape: names.map((field) => `${field}: words()`).join(', '),
    rules: names
      .map((field) => `({ ${field} }) => (${field} === '' ? ({ field: '${field}', key: 'required' } as const) : null),`)
      .join('\n'),
    inputs: names
      .map((field) => `<FormText form={form} name="${field}" label={t('${key}.field.${camel(field)}')} />`)
      .join('\n'),
    submit: JSON.stringify(words.submit.en),
    required: JSON.stringify(required.en),
    firstLabel: labels[0],
    labels: labels.join(', '),
  };
  workspace.fill(`src/domain/forms/${file}.ts`, 'screen-form-schema', marks);
  workspace.fill(`src/features/${domain}/${file}/${Name}Page.tsx`, 'screen-form', marks);
  workspace.fill(`stories/screens/${domain}/${Name}.stories.tsx`, 'screen-form-stories', marks);
  return ['Ready', 'Missing', 'Refused'];
}
