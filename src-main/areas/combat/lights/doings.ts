import type { LightDoing } from '../../../../shared/ipc/fight/leaving/light.ts';
import type { LightKind } from '../../../../shared/ipc/vocabulary.ts';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';

/** What can be done with a light as it is; `kind` is null for one that stands on no sheet. */
export function doingsOf(
  { bearer, lit, source }: Pick<FightLight, 'bearer' | 'lit' | 'source'>,
  kind: LightKind | null,
): LightDoing[] {
  const faint = kind === null ? ['torch', 'candle'].includes(source) : kind === 'torch' || kind === 'candle';
  return [
    ...(bearer === null ? [] : (['drop', 'throw'] as const)),
    ...(lit && kind !== 'continual' ? (['douse'] as const) : []),
    ...(lit && faint ? (['blowOut'] as const) : []),
    ...(lit ? [] : (['light'] as const)),
    'take',
    ...(bearer === null ? (['move'] as const) : []),
  ];
}
