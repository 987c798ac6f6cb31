import { configure } from '@testing-library/svelte';
import { patience } from '../fixtures/patience.ts';

configure({ asyncUtilTimeout: patience.timeout });
