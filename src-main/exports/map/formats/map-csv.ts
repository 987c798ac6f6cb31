import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexKey } from '../../../../shared/hex/grid.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { elevationOf } from '../../../../shared/map/cells.ts';
import { csvLine } from '../../text/csv-text.ts';
import { ByHex, hexesOf, rowByRow } from '../../../../shared/hex/hexes.ts';
import type { TextWithLosses } from '../../losses.ts';
import { Losses } from '../../losses.ts';
import { tellWhatTextLacks } from '../losses.ts';

const columns = ['col', 'row', 'terrain', 'elevation', 'site', 'name', 'label', 'note'] as const;

function lossesOf(sheet: MapSheet): Losses {
  const losses = new Losses();
  const { lines, labels, layout, raised, kinds } = sheet;
  tellWhatTextLacks(sheet, losses);
  losses.add('lines', lines.length);
  losses.add('size and turn of labels', labels.filter(({ size, turn }) => size !== 100 || turn !== 0).length);
  if (layout !== 'flat' || raised !== 'odd') losses.add('how hexes lie');
  losses.add('grounds of one name', kinds.length - new Set(kinds.map(({ name }) => name.toLowerCase())).size);
  return losses;
}

/** A line a hex that holds anything, and a further line for each further site or label of it. */
export function mapCsv(sheet: MapSheet): TextWithLosses {
  const { layers, sites, labels, hexNotes, kinds } = sheet;
  const names = new Map(kinds.map(({ code, name }) => [code, name]));
  const ground = new Map([...hexesOf(layers.terrain)].map((hex) => [hexKey(hex), names.get(hex.code) ?? '']));
  const height = new Map(
    [...hexesOf(layers.elevation)].map((hex) => [hexKey(hex), elevationOf(hex.code) ?? '']),
  );
  const sitesAt = new ByHex(sites);
  const labelsAt = new ByHex(labels);
  const notesAt = new ByHex(hexNotes);
  const linesOf = (hex: Hex): string[] => {
    const key = hexKey(hex);
    const sitesHere = sitesAt.at(hex);
    const labelsHere = labelsAt.at(hex);
    return Array.from({ length: Math.max(1, sitesHere.length, labelsHere.length) }, (_, at) => {
      const once = (value: string | number) => (at === 0 ? value : '');
      const site = sitesHere[at];
      return csvLine([
        hex.col,
        hex.row,
        once(ground.get(key) ?? ''),
        once(height.get(key) ?? ''),
        site?.kind ?? '',
        site?.name ?? '',
        labelsHere[at]?.text ?? '',
        once(notesAt.at(hex)[0]?.notes ?? ''),
      ]);
    });
  };
  const hexes = rowByRow(hexesOf(layers.terrain), hexesOf(layers.elevation), sites, labels, hexNotes);
  return { text: [csvLine(columns), ...hexes.flatMap(linesOf)].join(''), losses: lossesOf(sheet).all };
}
