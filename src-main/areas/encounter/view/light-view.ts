import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { inUnit } from '../../../../shared/rules/meeting/ground.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import { distanceIn } from '../open.ts';
import { reachOf } from '../settling/facts.ts';
import type { Scene } from './scene.ts';

const where = {
  bright: 'They stand in it.',
  dim: 'They stand at its dim edge.',
  dark: 'They stand beyond it, in the dark.',
};

/** What the party's light shows of them, at the settled distance or in general; outside a delve no light is kept. */
export function lightView(scene: Scene): NonNullable<QueryOutput<'encounter.view'>>['light'] {
  const { brightFeet, dimFeet, shown } = reachOf(scene.campaign, scene);
  if (scene.delve === null) return { brightFeet, dimFeet, text: '', seen: null, reasons: [] };
  const reasons = shown.map(({ title, brightFeet: bright, dimFeet: dim, kind }) =>
    because(
      title,
      dim === null ? `${bright}'` : `${bright}', dim to ${dim}'`,
      kind === 'continual' ? CONTENT : 'OSE-DARK-1',
    ),
  );
  const distance = distanceIn(scene);
  const feet = distance === null ? null : inUnit(distance, scene.row.unit, 'feet');
  const seen = feet === null ? null : feet <= brightFeet ? 'bright' : feet <= dimFeet ? 'dim' : 'dark';
  if (shown.length === 0) return { brightFeet, dimFeet, text: 'The party shows no light.', seen, reasons };
  const reach = dimFeet > brightFeet ? `${brightFeet}', dimly ${dimFeet}'` : `${brightFeet}'`;
  const text = `The party’s light shows ${reach}.${seen === null ? '' : ` ${where[seen]}`}`;
  return { brightFeet, dimFeet, text, seen, reasons };
}
