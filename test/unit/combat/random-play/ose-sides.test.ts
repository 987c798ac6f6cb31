import { testRandomPlay } from './random-play.ts';

testRandomPlay('ose', 'sides');
