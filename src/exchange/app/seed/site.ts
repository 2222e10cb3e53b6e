import { PLACEHOLDER_SITE_NAME } from '../../../domain/constants.ts';

/** Who runs the exchange, until the operator says otherwise in the settings. Mail and phone are reserved for examples. */
export const SITE = {
  name: PLACEHOLDER_SITE_NAME,
  mail: 'support@example.com',
  phone: '+1 202-555-0142',
} as const;
