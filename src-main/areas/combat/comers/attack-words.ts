import type { CreaturesAttack } from '../../../../shared/rules/fight/bridge/bridge.ts';

/** The attacks of a stat block out of its words: "2 claws (1d3), 1 bite (1d6)", "2 claws/1 bite, damage 1-3/1-3/1-6". */

const spread = /^(\d{1,3})\s*[-–]\s*(\d{1,3})$/;
const dice = /\d*d\d+(?:\s*[+-]\s*\d+)?/i;

/** Dice as they are, a spread such as 2-8 as the dice that give it; null where neither stands there. */
export function damageIn(words: string): string | null {
  const thrown = dice.exec(words)?.[0];
  if (thrown !== undefined) return thrown.replaceAll(/\s/g, '').replace(/^d/i, '1d').toLowerCase();
  const [, low, high] = spread.exec(/\d{1,3}\s*[-–]\s*\d{1,3}/.exec(words)?.[0] ?? '') ?? [];
  const [least, most] = [Number(low), Number(high)];
  if (low === undefined || least < 1 || most <= least) return null;
  if (most % least === 0) return `${least}d${most / least}`;
  return `1d${most - least + 1}+${least - 1}`;
}

/** Parts at these signs, but not within brackets. */
function parts(words: string, sign: RegExp): string[] {
  const kept = words.replaceAll(/\([^()]*\)/g, (inner) =>
    inner.replaceAll(/[,;/|+]| or /g, (each) => hidden(each)),
  );
  return kept
    .split(sign)
    .map((part) => shown(part).trim())
    .filter((part) => part !== '');
}

// Signs within brackets stand aside while the words are parted.
const signs = [',', ';', '/', '|', '+', ' or '] as const;
const hidden = (sign: string): string =>
  String.fromCharCode(0xe000 + signs.findIndex((each) => each === sign));
const shown = (text: string): string =>
  text.replaceAll(/[\ue000-\ue005]/g, (each) => signs[each.charCodeAt(0) - 0xe000] ?? '');

const counted = /^(\d{1,2})\s*(?:[x×]\s*)?(?=\D|$)/i;

function attackOf(words: string, option: number): CreaturesAttack {
  const count = Number(counted.exec(words)?.[1] ?? 1);
  const [, inner = ''] = /\(([^()]*)\)/.exec(words) ?? [];
  const name = words
    .replace(counted, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const effect = inner
    .split(/\s*[,+]\s*/)
    .filter((each) => damageIn(each) === null && !/^(?:or )?by weapon\b/i.test(each) && each !== '')
    .join(', ');
  return {
    name: name === '' ? 'attack' : name.slice(0, 60),
    count: Math.max(1, Math.min(20, count)),
    damage: damageIn(inner),
    effect: effect === '' ? null : effect,
    option,
  };
}

/** Null where nothing of it can be told. */
export function attacksIn(text: string): CreaturesAttack[] | null {
  const [, before = '', told = ''] = /^(.*?),?\s*\bdamage\s+(.*)$/is.exec(text) ?? [null, text, ''];
  const options = parts(before, /\s+or\s+/i);
  const attacks = options.flatMap((words, at) =>
    parts(words, /\s*[,/|;]\s*|\s+and\s+/).map((part) => attackOf(part, at + 1)),
  );
  if (attacks.length === 0 && told === '') return null;
  const all = attacks.length === 0 ? [attackOf('', 1)] : attacks;
  const damages = parts(told, /\s*[/|,;]\s*/).map(damageIn);
  let at = 0;
  return all.map((attack) => {
    const own = attack.damage ?? damages[at] ?? (damages.length === 1 ? damages[0] : undefined) ?? null;
    at += damages.length > all.length ? attack.count : 1;
    return { ...attack, damage: own };
  });
}
