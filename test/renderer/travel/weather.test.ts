import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import WeatherDialog from '../../../src-renderer/windows/travel/weather/WeatherDialog.svelte';
import { lineOf, readWeatherLines } from '../../../src-renderer/windows/travel/weather/weather-lines.ts';
import { shippedWeather } from '../../../shared/weather/weather.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
const tables = shippedWeather.map((table) => ({ ...table, own: false, lines: [...table.lines] }));
const view = { isThrown: true, today: null, tableName: 'winter', shift: -1, climates: ['cold'], tables };
let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('weather.view', view);
});

const shown = async () => {
  render(WeatherDialog, { shut: undefined, onclose: () => undefined });
  await screen.findByText(/Thrown with two dice/);
};

describe('the weather', () => {
  it('says on what it is thrown and what yesterday adds, and is thrown or said', async () => {
    await shown();
    expect(screen.getByText(/Thrown with two dice/)).toHaveTextContent(
      'Thrown with two dice on winter, −1 after yesterday; each day on the road throws its own.',
    );
    bridge.reply('weather.throw', null);
    await user.click(screen.getByRole('button', { name: 'Throw it' }));
    expect(bridge.sent('weather.throw')).toEqual([{}]);
    bridge.reply('weather.say', null);
    await user.type(screen.getByRole('textbox', { name: 'Today' }), 'a rain of frogs');
    await user.click(screen.getByRole('checkbox', { name: 'Dense fog' }));
    await user.keyboard('{Tab}');
    await user.click(screen.getByRole('button', { name: /Say it/ }));
    await waitFor(() =>
      expect(bridge.sent('weather.say')).toEqual([{ words: 'a rain of frogs', fog: true }]),
    );
  });

  it('has its tables in lines, and sends what was changed of one', async () => {
    await shown();
    await user.click(screen.getByText('The tables'));
    const lines = screen.getByRole('textbox', { name: 'What the dice say' });
    expect(lines).toHaveValue(
      tables
        .find(({ name }) => name === 'winter')
        ?.lines.map(lineOf)
        .join('\n'),
    );
    await user.clear(lines);
    await user.type(lines, '2-7 ash{Enter}storm');
    expect(lines).toHaveAccessibleDescription(/“storm” cannot be read/);
    await user.clear(lines);
    await user.type(lines, '2-7 ash, fog{Enter}8 - 12 red haze');
    bridge.reply('weather.setTable', null);
    await user.click(screen.getByRole('button', { name: 'Keep the table' }));
    expect(bridge.sent('weather.setTable')).toEqual([
      {
        name: 'winter',
        lines: [
          { low: 2, high: 7, words: 'ash', fog: true },
          { low: 8, high: 12, words: 'red haze', fog: false },
        ],
      },
    ]);
  });

  it.each(shippedWeather.map((table) => [table.name, table.lines] as const))(
    'writes and reads the lines of %s the same',
    (_, all) => {
      const lines = all.map(({ low, high, words, fog }) => ({ low, high, words, fog }));
      expect(readWeatherLines(lines.map(lineOf).join('\n'))).toEqual({ lines, problem: null });
    },
  );
});
