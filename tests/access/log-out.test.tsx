import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Setting from '../../stories/screens/setting/Setting.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { visits } from '../../stories/support/world.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('Who logs out is out at once, also where the exchange never answers', async () => {
  const asked: string[] = [];
  const wire = scenarioTransport({ 'auth.logout': 'loading' });
  const { client, page } = await screenOf(Setting, 'Ready', {
    transport: (request) => {
      asked.push(request.name);
      return wire(request);
    },
  });
  leave = mount(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  expect(client.token()).toBeNull();
  expect(asked).toContain('auth.logout');
});
