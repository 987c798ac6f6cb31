import { testRandomPlay } from './random-play.ts';

testRandomPlay('hackmaster', 'count');
