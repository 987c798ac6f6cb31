import { testRandomPlay } from './random-play.ts';

testRandomPlay('basic-fantasy', 'countdown');
