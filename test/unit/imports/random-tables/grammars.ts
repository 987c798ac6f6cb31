/** Grammars as people write them for Tracery. */

export const tale = {
  name: ['Hild', 'Odo', 'Hild'],
  beast: ['owl', 'fox'],
  story: ['#hero# rode #beast.a#. #hero.capitalize# fell.', 'No #beast.s.capitalize# came.'],
  origin: ['#[hero:#name#]story#'],
  omen: 'a {red} moon',
};
