import { usualPolicy } from '../../../../shared/rehearsal/policy/policy.ts';
import type { Policy } from '../../../../shared/rehearsal/policy/policy.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Choices } from './rehearsal-types.ts';

export type PolicyDraft = { -readonly [Key in keyof Policy]: Policy[Key] };
type Input = CommandInput<'combat.rehearse'>;
export type ChangeKind = 'none' | NonNullable<Input['whatIf']>['kind'];

/** What is chosen before a rehearsal. */
export class RehearsalDraft {
  fights = $state('1000');
  from = $state('now');
  withoutMorale = $state(false);
  change = $state<ChangeKind>('none');
  like = $state('');
  count = $state('1');
  abreast = $state('2');
  who = $state('');
  hp = $state('1');
  spell = $state('');
  /** By the id of the side. */
  readonly sides = $state<Record<string, PolicyDraft>>({});
  /** Who fights otherwise than his side; '' while nobody is chosen. */
  readonly others = $state<{ fighter: string; policy: PolicyDraft }[]>([]);

  /** Takes what there is to choose from; what was chosen stays. */
  offer({ sides, groups, fighters, shut }: Choices): void {
    for (const { id } of sides) this.sides[id] ??= { ...usualPolicy };
    this.like ||= groups.at(-1)?.like ?? '';
    this.who ||= fighters[0]?.id ?? '';
    if (shut !== null) this.from = 'beginning';
  }

  except(fighter: string): void {
    this.others.push({ fighter, policy: { ...usualPolicy } });
  }

  follow(at: number): void {
    this.others.splice(at, 1);
  }

  input(fightId: number): Input {
    return {
      fightId,
      fights: Number(this.fights),
      from: this.from === 'beginning' ? 'beginning' : 'now',
      withoutMorale: this.withoutMorale,
      policies: {
        sides: $state.snapshot(this.sides),
        fighters: Object.fromEntries(
          $state.snapshot(this.others).map(({ fighter, policy }) => [fighter, policy]),
        ),
      },
      whatIf: this.#whatIf(),
    };
  }

  #whatIf(): Input['whatIf'] {
    switch (this.change) {
      case 'none':
        return null;
      case 'more':
      case 'fewer':
        return { kind: this.change, like: this.like, count: Number(this.count) };
      case 'abreast':
        return { kind: 'abreast', count: Number(this.abreast) };
      case 'hp':
        return { kind: 'hp', fighter: this.who, hp: Number(this.hp) };
      case 'withoutSpell':
        return { kind: 'withoutSpell', fighter: this.who, spell: this.spell };
    }
  }
}
