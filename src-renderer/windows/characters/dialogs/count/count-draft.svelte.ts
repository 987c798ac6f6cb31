import type { Sheet } from '../../../../lib/party/party-types.ts';
import { NumberTexts, type NumberRule } from '../number-texts.svelte.ts';

type Count = NonNullable<Sheet['sheet']['count']>;
type Weapon = Count['weapons'][number];

const modifier: NumberRule = { min: -50, max: 50, empty: 'unknown' };

export const countRules = {
  attack: modifier,
  defence: modifier,
  initiative: modifier,
  strengthDamage: modifier,
  damageReduction: { min: 0, max: 50, empty: 'unknown' },
} as const satisfies Record<string, NumberRule>;
export type CountNumber = keyof typeof countRules;

export const weaponRules = {
  attack: modifier,
  speed: { min: 1, max: 60, empty: 'wanted' },
  jabSpeed: { min: 1, max: 60, empty: 'unknown' },
  reachFeet: { min: 0, max: 60, empty: 'unknown', fractions: true },
  damageModifier: modifier,
} as const satisfies Record<string, NumberRule>;
export type WeaponNumber = keyof typeof weaponRules;

/** A weapon in the count of seconds, as it is being typed. */
export class WeaponLine {
  name = $state('');
  damage = $state('');
  readonly numbers: NumberTexts<WeaponNumber>;

  constructor(weapon?: Weapon) {
    this.name = weapon?.name ?? '';
    this.damage = weapon?.damage ?? '';
    this.numbers = new NumberTexts(weaponRules, weapon ?? {});
  }

  get value(): Weapon {
    const { numbers } = this;
    return {
      name: this.name.trim(),
      damage: this.damage.trim(),
      attack: numbers.value('attack') ?? 0,
      speed: numbers.value('speed') ?? 1,
      jabSpeed: numbers.value('jabSpeed'),
      reachFeet: numbers.value('reachFeet'),
      damageModifier: numbers.value('damageModifier') ?? 0,
    };
  }
}

/** What a fight counted in seconds needs of somebody, as it is being typed. */
export class CountDraft {
  size = $state('M');
  readonly numbers: NumberTexts<CountNumber>;
  shieldKind = $state('');
  shieldIntact = $state(true);
  readonly shieldNumbers: NumberTexts<'defence'>;
  weapons = $state<WeaponLine[]>([]);

  constructor(count: Count | null) {
    this.size = count?.size ?? 'M';
    this.numbers = new NumberTexts(countRules, count ?? {});
    this.shieldKind = count?.shield?.kind ?? '';
    this.shieldIntact = count?.shield?.intact ?? true;
    this.shieldNumbers = new NumberTexts(
      { defence: { min: -20, max: 20, empty: 'unknown' } },
      { defence: count?.shield?.defence ?? null },
    );
    this.weapons = (count?.weapons ?? []).map((weapon) => new WeaponLine(weapon));
    this.grow();
  }

  grow(): void {
    if (this.weapons.at(-1)?.name.trim() !== '') this.weapons = [...this.weapons, new WeaponLine()];
  }

  get filled(): WeaponLine[] {
    return this.weapons.filter(({ name }) => name.trim() !== '');
  }

  /** Problems by path of the fighting figures. */
  problems(): Record<string, string> {
    const lines = this.filled.map((line, at) => line.numbers.problems(`weapons.${at}.`));
    return {
      ...this.numbers.problems(),
      ...this.shieldNumbers.problems('shield.'),
      ...Object.fromEntries(lines.flatMap((line) => Object.entries(line))),
    };
  }

  get value(): Count {
    const number = (name: CountNumber): number => this.numbers.value(name) ?? 0;
    const kind = this.shieldKind.trim();
    return {
      attack: number('attack'),
      defence: number('defence'),
      initiative: number('initiative'),
      strengthDamage: number('strengthDamage'),
      damageReduction: number('damageReduction'),
      size: this.size.trim(),
      shield:
        kind === ''
          ? null
          : { kind, defence: this.shieldNumbers.value('defence') ?? 0, intact: this.shieldIntact },
      weapons: this.filled.map(({ value }) => value),
    };
  }
}
