import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { isBlock } from '../../../../shared/words/comers/read-comers.ts';
import {
  completions,
  inOneLine,
  typingIn,
} from '../../../../src-renderer/windows/combat/comers/completing.ts';
import { openFight, user } from '../sample-fight.ts';

const names = ['Goblin', 'Goblin King', 'Hobgoblin', 'Ogre', 'Hild'];

describe('the name that is typed', () => {
  test('is what stands behind the count of the last line, until an option follows', () => {
    expect(typingIn('ogre hp 5; 30 gob')).toEqual({ before: 'ogre hp 5; 30 ', name: 'gob' });
    expect(typingIn('30 gob hp 4')).toBeNull();
    expect(typingIn('3 x or')).toEqual({ before: '3 x ', name: 'or' });
  });

  test('becomes a name that begins so, then one that holds it', () => {
    expect(completions('ogre; 30 gob', names)).toEqual([
      'ogre; 30 Goblin',
      'ogre; 30 Goblin King',
      'ogre; 30 Hobgoblin',
    ]);
    expect(completions('30 ', names)).toEqual([]);
  });

  test('what is pasted stands on one line', () => {
    expect(inOneLine('2 orcs\n ogre \n', isBlock)).toBe('2 orcs; ogre');
    expect(inOneLine('Brute\nAC 4 [15], HD 3+1\nMV 60', isBlock)).toBe('Brute AC 4 [15], HD 3+1 MV 60');
  });
});

describe('the dialog', () => {
  const open = async () => {
    const bridge = await openFight();
    bridge.answer('combat.names', { people: ['Hild'], creatures: ['Goblin', 'Ogre'], earlier: ['Brute'] });
    bridge.reply('combat.join', null);
    await user.keyboard('+');
    return { bridge, field: await screen.findByRole('combobox', { name: /Who comes/ }) };
  };

  test('completes by the arrows, tells how each line is read, and sends what was typed', async () => {
    const { bridge, field } = await open();
    await user.type(field, 'brutes; ogr');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveValue('brutes; Ogre');
    await user.type(field, ' hp 19; gobblin');
    const read = screen.getByRole('list', { name: 'As it is read' });
    expect(
      within(read)
        .getAllByRole('listitem')
        .map((each) => each.textContent.trim()),
    ).toEqual([
      'Brute: as fought before',
      'Ogre: of the bestiary, 19 hit points',
      'gobblin?: did you mean Goblin? Else the usual figures',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.join')).toHaveLength(1));
    expect(bridge.sent('combat.join')[0]).toMatchObject({ lines: 'brutes; Ogre hp 19; gobblin' });
  });

  test('what nobody can read is told in its field, kept, and not sent', async () => {
    const { bridge, field } = await open();
    await user.type(field, '0 orcs; ogre as H{Enter}');
    expect(field).toHaveAccessibleDescription(/from 1 to 200 come at once.*the label H is given already/s);
    expect(field).toHaveValue('0 orcs; ogre as H');
    expect(bridge.sent('combat.join')).toHaveLength(0);
  });
});
