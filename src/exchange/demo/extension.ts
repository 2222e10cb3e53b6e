import type { ServerExtension } from '../gateway/http/extension.ts';
import type { DemoActions, DemoOptions } from './options.ts';
import { scenarioHooks } from './scenario-hooks.ts';
import { Scenarios } from './scenarios.ts';
import { demoTools } from './tools.ts';

/** What demo adds to the HTTP side: its tools, and calls that can be told to misbehave. */
export function demoExtension(deps: DemoOptions['deps'], actions: DemoActions): ServerExtension {
  const scenarios = new Scenarios();
  return {
    async routes(app, limiter) {
      await app.register(demoTools, { prefix: '/demo', deps, scenarios, actions, limiter });
    },
    calls: (api) => scenarioHooks(api, scenarios),
  };
}
