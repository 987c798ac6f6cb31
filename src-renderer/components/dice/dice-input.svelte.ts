/** The face a real die shows, from what was typed: a d10 may show 0 for ten, a d100 0 or 00 for a hundred. */
export function faceOf(text: string, sides: number): number | null {
  const typed = text.trim();
  if (!/^\d{1,5}$/.test(typed)) return null;
  if (sides === 10 && typed === '0') return 10;
  if (sides === 100 && (typed === '0' || typed === '00')) return 100;
  const face = Number(typed);
  return face >= 1 && face <= sides ? face : null;
}

/** Whether what was typed can take no further digit. */
export function isWholeFace(text: string, sides: number): boolean {
  const face = faceOf(text, sides);
  return face !== null && (face * 10 > sides || text.trim().length >= String(sides).length);
}

export function faceProblem(text: string, sides: number): string | null {
  if (text.trim() === '' || faceOf(text, sides) !== null) return null;
  return `Typed ${text.trim()}: a d${sides} shows 1 to ${sides}`;
}

/** The texts of several dice as typed. All empty means "roll them"; all filled means "take these". */
export class DiceEntry {
  texts = $state<string[]>([]);
  pressed = $state(false);
  readonly #sides: () => readonly number[];
  readonly #send: (faces: number[]) => unknown;

  constructor(sides: () => readonly number[], send: (faces: number[]) => unknown) {
    this.#sides = sides;
    this.#send = send;
  }

  readonly problems = $derived.by(() =>
    this.#sides().map((sides, at) => faceProblem(this.texts[at] ?? '', sides)),
  );
  readonly typed = $derived.by(
    () => this.#sides().filter((_, at) => (this.texts[at] ?? '').trim() !== '').length,
  );
  readonly partly = $derived.by(() => this.typed > 0 && this.typed < this.#sides().length);
  readonly sum = $derived.by(() => {
    const faces = this.#sides().map((sides, at) => faceOf(this.texts[at] ?? '', sides));
    return faces.every((face) => face !== null) ? faces.reduce((a, b) => a + b, 0) : null;
  });
  readonly message = $derived.by(() => {
    const wrong = this.problems.find((problem) => problem !== null);
    if (wrong) return `${wrong}.`;
    if (this.pressed && this.partly) return 'Type every die, or leave all empty to roll.';
    return null;
  });

  type(at: number, text: string): void {
    this.texts[at] = text;
    this.pressed = false;
  }

  /** The die to type next, once the face of this one can take no further digit; null to stay. */
  nextAfter(at: number): number | null {
    const sides = this.#sides();
    if (!isWholeFace(this.texts[at] ?? '', sides[at] ?? 0)) return null;
    const next = sides.findIndex((_, other) => other > at && (this.texts[other] ?? '').trim() === '');
    return next < 0 ? null : next;
  }

  /** Sends the typed faces, or none for "roll"; refuses half-typed or impossible dice and keeps them. */
  async submit(): Promise<void> {
    this.pressed = true;
    if (this.message !== null) return;
    const taken: unknown = await this.#send(this.#faces());
    if (taken === false) return;
    this.texts = [];
    this.pressed = false;
  }

  #faces(): number[] {
    if (this.typed === 0) return [];
    return this.#sides().map((sides, at) => faceOf(this.texts[at] ?? '', sides) ?? 0);
  }
}
