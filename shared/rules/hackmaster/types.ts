import type { ActionOps } from './actions.ts';
import type { AttackOps } from './attack.ts';
import type { CombatOps } from './combat.ts';
import type { CountOps } from './count.ts';
import type { DamageOps } from './damage.ts';
import type { DefenceOps } from './defence.ts';
import type { EffectOps } from './effects.ts';
import type { InitiativeOps } from './initiative.ts';
import type { KnockbackOps } from './knockback.ts';
import type { LightOps } from './light.ts';
import type { ManeuverOps } from './maneuvers.ts';
import type { PainOps } from './pain.ts';
import type { PenetrationOps } from './penetration.ts';
import type { RangedOps } from './ranged.ts';
import type { ShieldOps } from './shields.ts';
import type { SkillOps } from './skills.ts';
import type { WeaponManeuverOps } from './weapon-maneuvers.ts';
import type { WeaponOps } from './weapons.ts';

/** Every operation of the system under its dotted name. */
export interface HackmasterOps
  extends
    ActionOps,
    AttackOps,
    CombatOps,
    CountOps,
    DamageOps,
    DefenceOps,
    EffectOps,
    InitiativeOps,
    KnockbackOps,
    LightOps,
    ManeuverOps,
    PainOps,
    PenetrationOps,
    RangedOps,
    ShieldOps,
    SkillOps,
    WeaponManeuverOps,
    WeaponOps {}
