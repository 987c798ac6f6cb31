import { testRandomPlay } from './random-play.ts';

testRandomPlay('swords-wizardry', 'holmes');
