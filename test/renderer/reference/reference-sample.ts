import type { OperationReference, Reference, RuleReference } from '../../../shared/rules/reference.ts';

const operation = (name: string, more: Partial<OperationReference>): OperationReference => ({
  name,
  does: '',
  input: '{ heightFeet: number }',
  output: '{ damage: number } & Rolled',
  types: [],
  dice: null,
  throws: '`bad-input`.',
  errors: ['bad-input'],
  rules: [],
  place: 'shared/rules/ose/harm/hazards.ts:1',
  ...more,
});

const rule = (id: string, text: string, more: Partial<RuleReference>): RuleReference => ({
  id,
  text,
  operations: [],
  combat: false,
  window: null,
  procedural: null,
  rulings: [],
  ...more,
});

export const referenceSample: Reference = {
  systems: [
    {
      id: 'ose',
      title: 'Old-school rules (ose)',
      operations: [
        operation('fall.damage', {
          does: 'Damage of a fall, a die for each ten feet; `heightFeet` in feet.',
          types: ['Rolled'],
          dice: 'that many d6.',
          rules: ['OSE-HAZ-3'],
        }),
        operation('climb.check', { does: 'Climbing, or a fall.' }),
      ],
      types: {
        Rolled: { text: 'interface Rolled { rolled?: RolledDie[] }', mentions: ['RolledDie'] },
        RolledDie: { text: 'interface RolledDie { sides: number; face: number }', mentions: [] },
      },
      rules: [
        rule('OSE-HAZ-3', 'A fall costs a die of six for every ten feet.', {
          operations: ['fall.damage'],
          combat: true,
          rulings: ['Full steps of ten feet only.'],
        }),
        rule('OSE-HAZ-4', 'Hunger weakens.', { procedural: 'The referee judges it.' }),
        rule('OSE-HAZ-5', 'Swimming is hard.', { window: 'reference' }),
      ],
      rulings: [],
    },
    {
      id: 'swords-wizardry',
      title: 'Swords rules',
      operations: [],
      types: {},
      rules: [
        rule('SW-GEN-1', 'The referee rules.', { window: 'dungeon' }),
        rule('SW-GEN-2', 'Rounds are short.', { combat: true }),
      ],
      rulings: [],
    },
  ],
};
