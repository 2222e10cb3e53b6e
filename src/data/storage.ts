import { STORAGE_VERSION } from '../domain/constants.ts';

/** Where the version flag stands; public/boot.js knows the same key. */
export const VERSION_KEY = 'storageVersion';

/**
 * Client storage below the current version is cleared once (readings C10): absent and corrupt flags count as 0,
 * a flag of the current version or above clears nothing. What a visit keeps (sessionStorage) goes with it.
 */
export function applyStorageVersion(storage: Storage, ofVisit?: Storage): void {
  const flag = Number(storage.getItem(VERSION_KEY));
  if (Number.isFinite(flag) && flag >= STORAGE_VERSION) return;
  storage.clear();
  ofVisit?.clear();
  storage.setItem(VERSION_KEY, String(STORAGE_VERSION));
}

let opened: Storage | null | undefined;

/**
 * The browser's storage, or null where there is none (blocked, full, no browser). Everything that is kept is read
 * through here, so the version rule comes before any reader by construction.
 */
export function openStorage(): Storage | null {
  if (opened !== undefined) return opened;
  try {
    applyStorageVersion(globalThis.localStorage, globalThis.sessionStorage);
    opened = globalThis.localStorage;
  } catch {
    opened = null;
  }
  return opened;
}

/** What a visit keeps where the browser keeps nothing. */
const memory = new Map<string, string>();

/** A kept text, or null. */
export function readStored(key: string): string | null {
  try {
    return openStorage()?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text; where storage is full or blocked, for this visit only. */
export function writeStored(key: string, value: string): void {
  try {
    const storage = openStorage();
    if (storage) {
      storage.setItem(key, value);
      memory.delete(key);
      return;
    }
  } catch {
    // Full: an old value left there would win over the new one.
    removeStored(key);
  }
  memory.set(key, value);
}

/** Forgets a kept text. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    openStorage()?.removeItem(key);
  } catch {
    // Nothing is kept there, then.
  }
}

/** Lets tests begin with a storage that nobody has opened. */
export function resetStorage(): void {
  opened = undefined;
  memory.clear();
}
