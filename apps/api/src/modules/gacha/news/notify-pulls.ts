import { petOf } from '@mofu/pets/pet'
import { formatUnits } from 'viem'

import type { NameCoin } from '../../../platform/coin-names.ts'
import type { Project } from '../../../platform/projector.ts'
import { notify, withdrawNotifications } from '../../accounts/index.ts'
import { listPullNews, listUnsettled } from './store.ts'

/** What a reorg removed did not happen: its notifications are withdrawn. Runs before the pulls are projected. */
export const withdrawPullNews: Project = async (tx, window) => {
  const gone = await listUnsettled(tx, window)
  await withdrawNotifications(tx, gone.map(eventIdOf))
}

/** Notifies those who pulled of their pets, or of their refund. Runs after pulls and reveals. */
export const notifyPulls =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const { id, account_id, chain_id, machine, state, paid, coin, pets } of await listPullNews(
      tx,
      window,
    )) {
      const { symbol, decimals } = nameCoin(Number(chain_id), coin)
      await notify(tx, {
        accountId: account_id,
        kind: 'draw',
        eventId: eventIdOf(id),
        facts: {
          machine: String(machine),
          news: state,
          pets: pets.map((pet) => petOf(pet).name).join(', '),
          amount: formatUnits(BigInt(paid), decimals),
          coin: symbol,
        },
      })
    }
  }

function eventIdOf(pullId: string): string {
  return `pull-${pullId}`
}
