// Loaded before dependency-cruiser: its swc parser reads every file as plain TypeScript and stops at JSX.
import swc from '@swc/core';

const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
