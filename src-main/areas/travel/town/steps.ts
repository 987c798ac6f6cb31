import { dayAndTime } from '../../../../shared/clock.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { capital } from '../../../../shared/words/names.ts';
import { mintedCoins } from '../../../content/minted-coins.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readCampaign } from '../../../facts/campaign/read-campaign.ts';
import { readRoad } from '../../../facts/road/read-road.ts';
import { coinsIn, payerName, payOut } from '../../../facts/treasure/pay-out.ts';
import { goldInWords } from '../../../facts/treasure/pay.ts';
import { worthOf } from '../../../facts/treasure/purse.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { payDues } from '../../../facts/treasure/pay-dues.ts';
import { passOn } from '../pass-day.ts';
import { dockOf, dockWork, stillToPay, undoneText } from './dock.ts';
import { boardOf, lodgersOf, townAt, townName } from './lodgers.ts';
import { coinsShort, openDay, packsShort, stayAsked, townGround } from './day-in-town.ts';

export const townSteps: StepsOf<'town'> = {
  'town.stay': (context, input) => {
    const { sql, content } = context;
    const { purse, days, faces, payWages } = input;
    const site = townAt(sql, input);
    const name = townName(site, input);
    const payer = payerName(sql, purse);
    const journeyId = readRoad(sql) === null ? beginStay(sql, name, context.campaign.clock) : null;
    if (site && site.knowledge !== 'known')
      sql.run(query.updateTable('site').set({ knowledge: 'known' }).where('id', '=', site.id));
    const board = boardOf(input);
    const dock = dockOf(context, input);
    let copper = 0;
    let mornings = 0;
    const mint = { kinds: mintedCoins(content), coinWeight: context.campaign.system.weights.coin };
    const came = passOn(context, {
      days,
      faces,
      asked: () => stayAsked(openDay(sql), board),
      before: (here, ready) => {
        const { perDay } = lodgersOf(sql, here.campaign, input);
        const wants =
          coinsShort(payer, worthOf(coinsIn(sql, purse)), perDay, stillToPay(dock, mornings)) ??
          packsShort(here, ready.road.journey.ground, board, 1);
        if (wants !== null) return wants;
        if (perDay > 0) payOut(sql, purse, perDay, mint);
        copper += perDay;
        return null;
      },
      after: (here) => {
        mornings += 1;
        const done = dock?.days === mornings ? dock : null;
        const work = done === null ? [] : [dockWork(sql, done)];
        if (done !== null && done.copper > 0) payOut(sql, purse, done.copper, mint);
        copper += done?.copper ?? 0;
        const paid = payWages ? payDues(here, purse, mint) : null;
        copper += paid?.copper ?? 0;
        return paid === null ? work : [...work, paid.text];
      },
    });
    if (journeyId !== null) endStay(sql, journeyId);
    const passed = came.texts.length;
    const { day, time } = dayAndTime(readCampaign(sql).clock);
    const paid = copper === 0 ? 'for nothing' : `for ${goldInWords(copper)} from ${payer}`;
    const told = `${capital(name)}, ${counted(passed, 'day')} ${paid}, to day ${day}, ${time}.`;
    const undone = dock === null || passed >= dock.days ? [] : [undoneText(dock, passed)];
    const meals = came.meals.map((meal) => meal.replace('Nothing from the packs.', '').trim());
    const sentence = [told, ...undone, ...meals.filter((meal) => meal !== '')].join(' ');
    return {
      ...step(withEvents(sentence, came.events), { ...came.outcome, events: came.events }),
      value: { days: passed, copper, stopped: came.stopped },
    };
  },
};

/** A stay of those who are on no journey is one of its own, as long as it lasts. */
function beginStay(sql: Sql, goal: string, clock: number): number {
  const values = { goal, ground: townGround, began_seconds: clock, ended_seconds: null } as const;
  return sql.run(query.insertInto('journey').values(values)).lastId;
}

function endStay(sql: Sql, journeyId: number): void {
  const ended = { ended_seconds: readCampaign(sql).clock };
  sql.run(query.updateTable('journey').set(ended).where('id', '=', journeyId));
}
