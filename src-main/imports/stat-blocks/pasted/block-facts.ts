import { attacksText } from '../../../../shared/bestiary/written/fighting.ts';
import { writtenFigures } from '../../../../shared/bestiary/written/every-figure.ts';
import type { Writing } from '../../../../shared/bestiary/written/written.ts';
import { creatureLimits } from '../../../../shared/content/schemas/creature-limits.ts';
import { creatureFacts, type CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import type { Field } from '../stat-text.ts';
import { asTyped, type Typed } from './as-typed.ts';
import { withDamage } from './with-damage.ts';

const titled: Readonly<Record<string, string>> = { '%Lair': 'In lair', HP: 'Hit points' };

/** The figures of a creature as its fields are read one after another; what has none of its own stands in the notes. */
export class BlockFacts {
  facts: CreatureFacts = {};
  readonly notes: string[] = [];
  /** Fields that could not be read as figures, each with why; their words stand in the notes. */
  readonly faults: { field: Field; why: string }[] = [];
  readonly #by: Writing;

  constructor(by: Writing) {
    this.#by = by;
  }

  read(field: Field): void {
    if (field.text === '') return;
    if (field.key === 'Special') this.#powers(field.text);
    else if (field.key === 'Damage') this.#damage(field);
    else {
      const typed = asTyped(field, this.#by);
      if (typed.length === 0) this.#note(field);
      for (const each of typed) this.#figure(each, field);
    }
  }

  /** Takes figures that are already what they should be; false where there are such, or they are not. */
  take(facts: CreatureFacts): boolean {
    const checked = creatureFacts.safeParse(facts);
    if (!checked.success || Object.keys(facts).some((key) => key in this.facts)) return false;
    this.facts = { ...this.facts, ...checked.data };
    return true;
  }

  /** One more power; false where there is no room for it. */
  power(text: string): boolean {
    const all = [...(this.facts.special ?? []), text];
    const { specials, special } = creatureLimits;
    if (all.length > specials || text.length > special || text.includes('\n')) return false;
    this.facts = { ...this.facts, special: all };
    return true;
  }

  #note({ key, label, text }: Field): void {
    this.notes.push(`${titled[key] ?? label}: ${text}`);
  }

  #figure({ figure, text, rest = '' }: Typed, field: Field): void {
    const found = writtenFigures[figure].read(text, this.#by);
    if (!found.ok || !this.take({ [figure]: found.value })) {
      const why = found.ok ? 'it is said twice, or beyond what there is.' : found.fault;
      this.faults.push({ field, why });
      this.#note(field);
      return;
    }
    if (rest !== '') this.notes.push(`${field.label}: ${rest}`);
  }

  #damage(field: Field): void {
    const { attacks } = this.facts;
    const list = attacks === undefined ? null : withDamage(attacks.list, field.text);
    const checked =
      list === null ? null : creatureFacts.safeParse({ attacks: { list, text: attacksText(list) } });
    if (checked?.success === true) this.facts = { ...this.facts, ...checked.data };
    else this.#note(field);
  }

  #powers(text: string): void {
    if (/^(?:nil|none)\.?$/i.test(text)) return;
    // A name with what is told of it is one, whatever commas stand in it.
    const parted = text.includes(';')
      ? /\s*;\s*(?![^()]*\))/
      : /: /.test(text)
        ? /\n/
        : /\s*,\s*(?![^()]*\))/;
    const powers = text.split(parted).filter((power) => power !== '');
    const before = this.facts;
    if (powers.every((power) => this.power(power))) return;
    this.facts = before;
    this.notes.push(`Special: ${text}`);
  }
}
