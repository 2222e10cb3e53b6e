import { useEffect, useRef, useState } from 'react';
import { type ImageLimits, prepareImage } from './prepare.ts';

/** Sends a picture and resolves with what the server calls it; rejects where it did not arrive. */
export type UploadImage = (
  file: File,
  options: {
    /** Share sent, 0 to 1. */
    readonly onProgress: (share: number) => void;
    /** Set off when the user removes the picture or leaves. */
    readonly signal: AbortSignal;
  },
) => Promise<string>;

type Phase =
  | { readonly name: 'empty' | 'preparing' }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'done'; readonly result: string };

interface UploadJob {
  readonly upload: UploadImage;
  readonly limits: ImageLimits;
  readonly onDone: (result: string) => void;
}

/** One picture on its way: made smaller, sent, and again where that failed. A newer one takes its place. */
export function useUpload(job: UploadJob) {
  const latest = useRef(job);
  latest.current = job;
  const running = useRef<AbortController>(undefined);
  const prepared = useRef<File>(undefined);
  const [phase, setPhase] = useState<Phase>({ name: 'empty' });
  const [preview, setPreview] = useState<string>();

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const begin = () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    return control.signal;
  };
  const send = async (file: File, signal: AbortSignal) => {
    setPhase({ name: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setPhase((now) => (now.name === 'sending' ? { name: 'sending', share } : now));
    };
    const result = await latest.current.upload(file, { onProgress, signal });
    if (signal.aborted) return;
    setPhase({ name: 'done', result });
    latest.current.onDone(result);
  };
  const failed = (signal: AbortSignal) => (error: unknown) => {
    if (!signal.aborted) setPhase({ name: 'failed', error });
  };

  const start = (file: File) => {
    const signal = begin();
    prepared.current = undefined;
    setPreview(undefined);
    setPhase({ name: 'preparing' });
    prepareImage(file, latest.current.limits)
      .then((ready) => {
        if (signal.aborted) return undefined;
        prepared.current = ready;
        setPreview(URL.createObjectURL(ready));
        return send(ready, signal);
      })
      .catch(failed(signal));
  };
  const retry = () => {
    const signal = begin();
    if (prepared.current) send(prepared.current, signal).catch(failed(signal));
  };
  const remove = () => {
    running.current?.abort();
    prepared.current = undefined;
    setPreview(undefined);
    setPhase({ name: 'empty' });
  };
  return { phase, preview, start, retry, remove };
}
