import type { AbilityOps } from './abilities.ts';
import type { ArmourClassOps } from './armour-class.ts';
import type { AttackModifierOps } from './attack-modifiers.ts';
import type { AttackOps } from './attack.ts';
import type { BrawlOps } from './brawling.ts';
import type { ChargeOps } from './charge.ts';
import type { ConstitutionOps } from './constitution.ts';
import type { CoverOps } from './cover.ts';
import type { DamageOps } from './damage.ts';
import type { DisengageOps } from './disengage.ts';
import type { EnergyDrainOps } from './energy-drain.ts';
import type { EngagementOps } from './engagement.ts';
import type { FallingOps } from './falling.ts';
import type { FlaskOps } from './flasks.ts';
import type { FlightOps } from './flight.ts';
import type { GrenadeOps } from './grenade.ts';
import type { HitDiceOps } from './hit-dice.ts';
import type { HoldOps } from './holds.ts';
import type { InitiativeOrderOps } from './initiative-order.ts';
import type { InitiativeOps } from './initiative.ts';
import type { ManeuverOps } from './maneuver.ts';
import type { MissileOps } from './missile.ts';
import type { MoraleOps } from './morale.ts';
import type { PursuitOps } from './pursuit.ts';
import type { ReactionOps } from './reactions.ts';
import type { ReloadOps } from './reload.ts';
import type { RestOps } from './rest.ts';
import type { RunningOps } from './running.ts';
import type { SaveModifierOps } from './save-modifiers.ts';
import type { SaveOps } from './saves.ts';
import type { SenseOps } from './senses.ts';
import type { StrayMissileOps } from './stray-missiles.ts';
import type { SubdualOps } from './subdual.ts';
import type { SurpriseOps } from './surprise.ts';
import type { TurnUndeadOps } from './turn-undead.ts';
import type { TurningAttemptOps } from './turning-attempt.ts';
import type { VehicleOps } from './vehicles.ts';
import type { WrestlingOps } from './wrestling.ts';

/** Every operation of the system under its dotted name. */
export interface BasicFantasyOps
  extends
    AbilityOps,
    ArmourClassOps,
    AttackModifierOps,
    AttackOps,
    BrawlOps,
    ChargeOps,
    ConstitutionOps,
    CoverOps,
    DamageOps,
    DisengageOps,
    EnergyDrainOps,
    EngagementOps,
    FallingOps,
    FlaskOps,
    FlightOps,
    GrenadeOps,
    HitDiceOps,
    HoldOps,
    InitiativeOps,
    InitiativeOrderOps,
    ManeuverOps,
    MissileOps,
    MoraleOps,
    PursuitOps,
    ReactionOps,
    ReloadOps,
    RestOps,
    RunningOps,
    SaveModifierOps,
    SaveOps,
    SenseOps,
    StrayMissileOps,
    SubdualOps,
    SurpriseOps,
    TurnUndeadOps,
    TurningAttemptOps,
    VehicleOps,
    WrestlingOps {}
