import type { Plugin } from 'vite';

export function rulesReference(root: string): Plugin;
