/** What a system gives experience for, beside the figure of each creature. */
export interface ExperienceRules {
  /** Points for a gold piece's worth of treasure that is not magical; null where the referee says it. */
  perGold: number | null;
  /** Those who were driven off count as beaten too. */
  drivenOff: boolean;
}
