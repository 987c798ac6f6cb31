import { afterEach, describe, expect, it } from 'vitest';
import { digitToDie } from '../../../src-renderer/windows/prompts/answer-keys.ts';

afterEach(() => document.body.replaceChildren());

function answers(inside: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = inside;
  document.body.append(place);
  return place;
}

const die = '<form data-primary><input data-sides="6" aria-label="die"></form>';
const fill = '<form data-fill><input aria-label="how many"></form>';
const digit = () => new KeyboardEvent('keydown', { key: '2' });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

describe('a digit typed outside every field', () => {
  it('goes into the die, or into what is to be filled in where there is none', () => {
    const place = answers(fill + die);
    digitToDie(digit(), () => place);
    expect(focused()).toBe('die');
    place.querySelector('[data-primary]')?.remove();
    digitToDie(digit(), () => place);
    expect(focused()).toBe('how many');
  });

  it('is not swallowed by an answer that takes none: the next that does comes up', () => {
    const read = answers('<button>Noted</button>');
    const check = answers(die);
    digitToDie(digit(), () => read);
    expect(focused()).toBeNull();
    digitToDie(
      digit(),
      () => read,
      () => check,
    );
    expect(focused()).toBe('die');
  });
});
