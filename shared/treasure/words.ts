import type { FindFacts, HeldSpell, Sentience } from '../rules/treasure/finds.ts';
import { counted, signed } from '../words/figures.ts';
import { capital } from '../words/names.ts';

/** What a thing is beyond its name and its bonus, in sentences for the referee; empty where nothing is known. */
export function factsInWords({
  spells,
  powers,
  seems,
  armourClass,
  sentience,
  map,
  ...facts
}: FindFacts): string {
  const { charges, chargesOf = 'charges', versus = [] } = facts;
  return [
    spells && `Holds ${spells.map(spellInWords).join(', ')}`,
    powers && powers.length > 0 && capital(powers.join(', ')),
    seems !== undefined && `Seems to be a ${seems}`,
    armourClass !== undefined && `Armour class ${armourClass} whatever it is made of`,
    ...versus.map(({ bonus, who }) => `${signed(bonus)} against ${who}`),
    charges !== undefined && chargesOf !== 'charges' && capital(`${chargesOf}: ${charges}`),
    sentience && sentienceInWords(sentience),
    map !== undefined && `Leads to ${map}`,
    facts.cursed && 'Cursed',
  ]
    .filter((each) => typeof each === 'string')
    .map((each) => `${each}.`)
    .join(' ');
}

/** "Fly (3)"; a spell that the referee chooses by its level alone. */
const spellInWords = ({ name, level }: HeldSpell): string =>
  name === null ? `a spell of level ${level}` : `${name} (${level})`;

function sentienceInWords(mind: Sentience): string {
  const speech =
    mind.communication === 'empathy'
      ? 'tells by feeling'
      : `speaks its alignment’s tongue and ${counted(mind.languages, 'other')}${mind.reading ? ', and reads' : ''}`;
  const purpose = mind.purpose === null ? '' : `, made to slay ${mind.purpose}`;
  return `Thinks: intelligence ${mind.intelligence}, ego ${mind.ego}, ${mind.alignment}, ${speech}${purpose}; ${mind.powers.join(', ')}`;
}
