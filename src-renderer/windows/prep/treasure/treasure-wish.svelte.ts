import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';

export type Ways = QueryOutput<'treasure.ways'>;
export type At = QueryOutput<'treasure.at'>;
type Source = CommandInput<'treasure.propose'>['source'];

/** What a table gives: letters, else what lies unguarded on a level. */
export type Given = { readonly letters: string } | { readonly level: number };

const whole = (text: string, max: number): number | null => parseNumber(text, { min: 1, max }).value;

/** What a roll is asked for, as it is typed. */
export class TreasureWish {
  /** What the book has; null until it is read. */
  ways = $state.raw<Ways | null>(null);
  chosen = $state<Source['by']>('letters');
  letters = $state('');
  bearers = $state('1');
  /** Its name, as the list has it. */
  creature = $state('');
  count = $state('1');
  lair = $state(true);
  /** Of a dragon whose hoard it is; nothing: the chances as they are printed. */
  age = $state('');
  hitDice = $state('');
  level = $state('1');
  points = $state('');
  /** The columns for low levels; null until somebody chose: as the party is. */
  lowChosen = $state<boolean | null>(null);

  get low(): boolean {
    return this.lowChosen ?? this.ways?.low ?? false;
  }

  /** The ways that this book has, the first where none of them is chosen. */
  get by(): Source['by'] {
    const { chosen } = this;
    if (this.ways?.way === 'experience') return chosen === 'creature' ? chosen : 'experience';
    return chosen === 'experience' ? 'letters' : chosen;
  }

  /** What is known of dragons, where a letter that is asked for goes by one; null where none does. */
  get dragonAsked(): Ways['dragon'] {
    const { dragon = null, creatures = [] } = this.ways ?? {};
    if (dragon === null) return null;
    const wanted = this.creature.trim().toLowerCase();
    const bears = creatures.find(({ name }) => name.toLowerCase() === wanted)?.treasure ?? '';
    const text = this.by === 'letters' ? this.letters : this.by === 'creature' ? bears : '';
    const letters = text.toUpperCase().split(/[^A-Z]+/u);
    return letters.includes(dragon.letter) ? dragon : null;
  }

  /** Undefined where the chances stay as they are printed; null where half of it is missing. */
  get #dragon(): { age: number; hitDice: number } | undefined | null {
    const { age, hitDice } = this;
    if (this.dragonAsked === null || (age.trim() === '' && hitDice.trim() === '')) return undefined;
    const read = { age: whole(age, this.dragonAsked.ages), hitDice: whole(hitDice, 100) };
    return read.age === null || read.hitDice === null ? null : { age: read.age, hitDice: read.hitDice };
  }

  /** What is asked for; null with what is missing. */
  get asked(): { source: Source | null; missing: string } {
    const unread = (missing: string) => ({ source: null, missing });
    const read = (source: Source) => ({ source, missing: '' });
    const dragon = this.#dragon;
    if (dragon === null) return unread('Say both the age and the Hit Dice of the dragon, or neither.');
    const ofDragon = dragon && { dragon };
    switch (this.by) {
      case 'letters': {
        const bearers = whole(this.bearers, 1000);
        if (this.letters.trim() === '') return unread('Say which letters: D, or P ×12, C.');
        return bearers === null
          ? unread('How many bear it?')
          : read({ by: 'letters', text: this.letters, bearers, ...ofDragon });
      }
      case 'creature': {
        const creature = this.ways?.creatures.find(
          ({ name }) => name.toLowerCase() === this.creature.trim().toLowerCase(),
        );
        const count = whole(this.count, 1000);
        if (!creature) return unread('Say which creature.');
        return count === null
          ? unread('How many are they?')
          : read({ by: 'creature', id: creature.id, count, lair: this.lair, ...ofDragon });
      }
      case 'unguarded': {
        const level = whole(this.level, 100);
        return level === null ? unread('On which level?') : read({ by: 'unguarded', level });
      }
      case 'experience': {
        const points = whole(this.points, 1_000_000);
        return points === null
          ? unread('By how many experience points?')
          : read({ by: 'experience', points });
      }
    }
  }

  /** What is there to be rolled for; false where something of it is left to be said. */
  say(asked: At['asked']): boolean {
    if (asked === null) return false;
    this.chosen = asked.by;
    if (asked.by === 'creature') {
      this.creature = asked.name;
      this.count = asked.count === null ? '' : String(asked.count);
      this.lair = asked.lair;
    } else this.level = String(asked.level);
    return this.asked.source !== null;
  }

  /** One of what a table gives. */
  give(given: Given): void {
    this.chosen = 'letters' in given ? 'letters' : 'unguarded';
    if ('letters' in given) this.letters = given.letters;
    else this.level = String(given.level);
  }

  /** What belongs to one thing that was asked for, and to no other. */
  forget(): void {
    this.bearers = '1';
    this.age = '';
    this.hitDice = '';
  }
}
