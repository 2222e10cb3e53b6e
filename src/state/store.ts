import { createStore } from 'jotai';

/** The app's one jotai store: also read and written outside React, by the live data and the calls. */
export const appStore = createStore();
