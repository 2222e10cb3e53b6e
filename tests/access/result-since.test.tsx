import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import * as Assets from '../../stories/screens/assets/Assets.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The result of a younger account than the range is told since its first money', async () => {
  const { page } = await screenOf(Assets, 'Ready', {
    transport: scenarioTransport({
      'wallet.history': { list: [], profit: '12.5', profit_rate: '1.25', since: Date.UTC(2026, 10, 19, 12) },
    }),
  });
  leave = mount(page);
  expect(await screen.findByText('since 19 Nov')).toBeVisible();
  expect(screen.getByText(/\+12\.50/)).toBeVisible();
});
