import type { AbilityOps } from './abilities.ts';
import type { AttackModifierOps } from './attack-modifiers.ts';
import type { AttackOps } from './attack.ts';
import type { CombatNextOps } from './combat-next.ts';
import type { CombatOverOps } from './combat-over.ts';
import type { CombatStartOps } from './combat-start.ts';
import type { DamageOps } from './damage.ts';
import type { EncounterOps } from './encounters.ts';
import type { GrappleOps } from './grapple.ts';
import type { InitiativeOps } from './initiative.ts';
import type { MovementOps } from './movement.ts';
import type { PhaseOps } from './phases.ts';
import type { RecoveryOps } from './recovery.ts';
import type { SegmentOps } from './segments.ts';
import type { SpellOps } from './spells.ts';
import type { SubdualOps } from './subdual.ts';
import type { SurpriseOps } from './surprise.ts';
import type { WeaponOps } from './weapons.ts';

/** Every operation of the system under its dotted name. */
export interface SwordsWizardryOps
  extends
    AbilityOps,
    AttackModifierOps,
    AttackOps,
    CombatNextOps,
    CombatOverOps,
    CombatStartOps,
    DamageOps,
    EncounterOps,
    GrappleOps,
    InitiativeOps,
    MovementOps,
    PhaseOps,
    RecoveryOps,
    SegmentOps,
    SpellOps,
    SubdualOps,
    SurpriseOps,
    WeaponOps {}
