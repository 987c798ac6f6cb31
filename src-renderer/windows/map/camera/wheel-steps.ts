const pixelsAStep = 60;
const linesAStep = 3;

/** Gathers what a wheel or a touchpad turns into whole steps of the zoom; away from the hand is nearer. */
export class WheelSteps {
  #turned = 0;

  turned(by: number, mode: number): number {
    const step = mode === 0 ? pixelsAStep : linesAStep;
    if (Math.sign(by) !== Math.sign(this.#turned)) this.#turned = 0;
    this.#turned += by / step;
    const whole = Math.trunc(this.#turned);
    this.#turned -= whole;
    return -whole + 0;
  }
}
