/** Generators as people write them for Perchance. */

export const market = String.raw`// what is sold after dark
title = Night market
fontSize = 30
subtitle = Come when the lamps are out

ware
  lamp ^2
  {big |}jar ^0.5 // of clay
  owl

mood
	sly
	worn

output
  [who = name.selectOne] sells {a} [ware]. [who.titleCase] is {very |}[mood].
  {A} [b = beast.mammal.selectOne] eats {3-8} lamp{s}: the [b] is {red|blue^3}. ^3

name = {odo|hild}

beast
  mammal
    fox
    hare
  snail ^2
`;
