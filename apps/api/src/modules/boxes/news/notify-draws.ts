import { formatUnits } from 'viem'

import type { NameCoin } from '../../../platform/coin-names.ts'
import type { Project } from '../../../platform/projector.ts'
import { notify, withdrawNotifications } from '../../accounts/index.ts'
import { listDrawNews, listReopened, listSoldOut, listUnsettledDraws } from './store.ts'

/** What a reorg removed did not happen: its notifications are withdrawn. Runs before boxes and draws are projected. */
export const withdrawDrawNews: Project = async (tx, window) => {
  const unsettled = await listUnsettledDraws(tx, window)
  const reopened = await listReopened(tx, window)
  await withdrawNotifications(tx, [...unsettled.map(drawEventId), ...reopened.map(soldOutEventId)])
}

/** Notifies those who drew of prizes to claim, or of their refund. Runs after boxes and draws. */
export const notifyDraws =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const row of await listDrawNews(tx, window)) {
      const { symbol, decimals } = nameCoin(Number(row.chain_id), row.coin)
      await notify(tx, {
        accountId: row.account_id,
        kind: 'draw',
        eventId: drawEventId(row.id),
        facts: {
          boxId: row.box_id,
          title: row.title,
          ...(row.state === 'refunded'
            ? { news: 'drawRefunded', amount: formatUnits(BigInt(row.paid), decimals), coin: symbol }
            : { news: 'prizes', count: String(row.left) }),
        },
      })
    }
  }

/** Notifies the owner of a box that it is sold out, once for each run. */
export const notifySoldOut: Project = async (tx, window) => {
  for (const { account_id, box_id, title, run } of await listSoldOut(tx, window)) {
    await notify(tx, {
      accountId: account_id,
      kind: 'draw',
      eventId: soldOutEventId({ boxId: box_id, run }),
      facts: { boxId: box_id, title, news: 'soldOut' },
    })
  }
}

function drawEventId(drawId: string): string {
  return `draw-${drawId}`
}

function soldOutEventId({ boxId, run }: { boxId: string; run: string }): string {
  return `sold-out-${boxId}-${run}`
}
