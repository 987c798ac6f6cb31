import { createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/program.ts';
import { systems } from '../../../shared/rules/registry.ts';

for (const { id, title, settings } of systems) {
  test(`a campaign by the rules of ${id} shows every choice it has`, async ({ program }) => {
    const { desk } = program;
    const rules = desk.getByRole('form', { name: 'New campaign' }).getByRole('combobox');
    await rules.focus();
    await desk.keyboard.type(title);
    await expect(rules).toHaveValue(id);
    await createCampaign(desk, 'Barrow');
    await goTo(desk, 'Campaign');
    await expect(desk.getByRole('main')).toContainText(title);
    for (const setting of settings)
      await expect(desk.getByRole('main').getByText(setting.title, { exact: true }).first()).toBeAttached();
    await program.show(`campaign-${id}`);
    await program.resize(desk, 800, 800);
    await expectNoSidewaysScroll(desk);
  });
}
