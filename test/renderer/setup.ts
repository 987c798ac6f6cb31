/** What stands before each test of the windows: the page is cleared after it, and waiting takes as long as it takes. */
import '@testing-library/svelte/vitest';
import '../fixtures/seed.ts';
import './patience.ts';
