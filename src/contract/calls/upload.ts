import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { text } from '../fields.ts';

export const uploadCalls = {
  /** Multipart, field `file`: png or jpeg to 10 MB. The reply is url-encoded JSON (product-spec.md section 7). */
  'upload.file': defineCall({
    section: 'upload',
    method: 'POST',
    path: '/upload',
    guest: false,
    summary: 'Stores a picture and answers its path.',
    request: z.object({}),
    reply: text,
  }),
};
