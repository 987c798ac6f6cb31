import { nothingSpecial } from '../../../fight/circumstances.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { situationOf } from '../circumstances.ts';
import { edit, type BasicFantasyDraft } from '../draft.ts';
import { weaponIndex } from '../fighter/arms.ts';
import { harm } from './blows.ts';

/** The touch of a creature is suffered once a round, without a roll, by everyone who wrestles it. BF-WRES-26. */
export function touch(draft: BasicFantasyDraft, wrestler: number, creature: number): void {
  const victim = fighterAt(draft, wrestler);
  const touching = fighterAt(draft, creature);
  const { touchAttack } = touching.stats;
  if (touchAttack === undefined || victim.turn.touched) return;
  if (victim.status !== 'active' || touching.status !== 'active') return;
  edit(draft, wrestler).turn.touched = true;
  const blow = { by: creature, at: wrestler, weapon: weaponIndex(touching, touchAttack), own: false };
  harm(draft, blow, 'melee', situationOf(nothingSpecial, touching, victim, wrestler));
}
