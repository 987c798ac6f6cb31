import type { AbilityOps } from './abilities.ts';
import type { ArmourClassOps } from './armour-class.ts';
import type { AttackModifierOps } from './attack-modifiers.ts';
import type { AttackOps } from './attack.ts';
import type { CombatOps } from './combat.ts';
import type { DamageOps } from './damage.ts';
import type { DoorOps } from './doors.ts';
import type { DungeonOps } from './dungeon.ts';
import type { EncounterOps } from './encounters.ts';
import type { EncumbranceOps } from './encumbrance.ts';
import type { EvasionOps } from './evasion.ts';
import type { HazardOps } from './hazards.ts';
import type { HealingOps } from './healing.ts';
import type { InitiativeOps } from './initiative.ts';
import type { LightOps } from './light.ts';
import type { MeasureOps } from './measures.ts';
import type { MoraleOps } from './morale.ts';
import type { MovementOps } from './movement.ts';
import type { NavigationOps } from './navigation.ts';
import type { PartyOps } from './party.ts';
import type { PursuitOps } from './pursuit.ts';
import type { RestOps } from './rest.ts';
import type { SaveOps } from './saves.ts';
import type { SearchOps } from './search.ts';
import type { SpellOps } from './spells.ts';
import type { SubdualOps } from './subdual.ts';
import type { SuppliesOps } from './supplies.ts';
import type { SurpriseOps } from './surprise.ts';
import type { TravelOps } from './travel.ts';
import type { WanderingOps } from './wandering.ts';
import type { WaterOps } from './water.ts';
import type { WildernessOps } from './wilderness.ts';

/** Every operation of the system under its dotted name. */
export interface OseOps
  extends
    AbilityOps,
    ArmourClassOps,
    AttackModifierOps,
    AttackOps,
    CombatOps,
    DamageOps,
    DoorOps,
    DungeonOps,
    EncounterOps,
    EncumbranceOps,
    EvasionOps,
    HazardOps,
    HealingOps,
    InitiativeOps,
    LightOps,
    MeasureOps,
    MoraleOps,
    MovementOps,
    NavigationOps,
    PartyOps,
    PursuitOps,
    RestOps,
    SaveOps,
    SearchOps,
    SpellOps,
    SubdualOps,
    SuppliesOps,
    SurpriseOps,
    TravelOps,
    WanderingOps,
    WaterOps,
    WildernessOps {}
