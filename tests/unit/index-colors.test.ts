import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTokens } from '../../scripts/vite/token-colors.ts';

const page = readFileSync('index.html', 'utf8');
const sheet = readFileSync('src/kit/theme/generated/tokens.css', 'utf8');

describe('what is drawn before any sheet is there', () => {
  it('has no colour typed by hand', () => {
    expect(page.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull();
  });

  it('takes each from the tokens', () => {
    const filled = withTokens(page, sheet);
    expect(filled).not.toContain('--token-');
    const hero = /--brand-hero-bg: (#\w+)/.exec(sheet)?.[1];
    expect(filled).toContain(`fill="${hero}"`);
  });

  it('takes a value of light or of dark, and no other name', () => {
    const two = ":root {\n  --paper: #fff;\n}\n:root[data-theme='dark'] {\n  --paper: #000;\n}\n";
    expect(withTokens('var(--token-paper) var(--token-dark-paper)', two)).toBe('#fff #000');
    expect(() => withTokens('var(--token-papers)', two)).toThrow('var(--token-papers)');
  });
});
