/** How regions are tinted over the ground. */

/** How much of the colour lies over the ground. */
export const regionStrength = 0.2;

const colours = ['#c4452f', '#2f74c4', '#4d9c3a', '#9b4fc0', '#c49a1f', '#1f9c98', '#c44f8a', '#6b6b6b'];

export const regionColour = (code: number): string => colours[code % colours.length] ?? '#6b6b6b';
