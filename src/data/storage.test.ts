import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyStorageVersion, readStored, removeStored, resetStorage, VERSION_KEY, writeStored } from './storage.ts';

/** Storage as browsers have it. */
function fakeStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

describe('storage version (readings C10)', () => {
  it.each([
    ['absent', undefined, true],
    ['0', '0', true],
    ['corrupt', 'abc', true],
    ['empty', '', true],
    ['negative', '-1', true],
    ['1', '1', false],
    ['above', '7', false],
  ])('a flag that is %s', (_, flag, isCleared) => {
    const storage = fakeStorage({ token: 'secret', ...(flag !== undefined && { [VERSION_KEY]: flag }) });
    applyStorageVersion(storage);
    expect(storage.getItem('token')).toBe(isCleared ? null : 'secret');
    expect(storage.getItem(VERSION_KEY)).toBe(isCleared ? '1' : flag);
  });

  it('takes what a visit keeps along, and leaves it where the version is current', () => {
    const ofVisit = fakeStorage({ reloadedAt: '1' });
    const storage = fakeStorage();
    applyStorageVersion(storage, ofVisit);
    expect(ofVisit.length).toBe(0);
    ofVisit.setItem('reloadedAt', '2');
    applyStorageVersion(storage, ofVisit);
    expect(ofVisit.getItem('reloadedAt')).toBe('2');
  });

  it('clears once', () => {
    const storage = fakeStorage({ token: 'old' });
    applyStorageVersion(storage);
    storage.setItem('token', 'new');
    applyStorageVersion(storage);
    expect(storage.getItem('token')).toBe('new');
  });
});

describe('kept texts', () => {
  beforeEach(resetStorage);
  afterEach(() => vi.unstubAllGlobals());

  it('comes after the version rule, whoever reads first', () => {
    vi.stubGlobal('localStorage', fakeStorage({ theme: 'dark' }));
    expect(readStored('theme')).toBeNull();
    expect(localStorage.getItem(VERSION_KEY)).toBe('1');
  });

  it('lasts for the visit where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    writeStored('theme', 'dark');
    expect(readStored('theme')).toBe('dark');
    removeStored('theme');
    expect(readStored('theme')).toBeNull();
  });

  it('does not bring back an old value when the storage is full', () => {
    const storage = fakeStorage({ [VERSION_KEY]: '1', lang: 'th' });
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', storage);
    writeStored('lang', 'en');
    expect(readStored('lang')).toBe('en');
  });
});
