import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'

import { sayLater } from '../i18n/phrase.ts'
import type { AppConfig } from '../session/app-config.ts'
import { openWallets } from '../session/wallets.ts'
import { carryWorld } from './carry-world.ts'
import { carry, settle } from './carry.ts'
import { txFailure } from './failure.ts'
import { isUnderWay, type TxRecord } from './record.ts'
import { allRecords, dropRecords } from './records.ts'

/** Takes up what an earlier visit left on its way, and says so when one comes to its end. */
export function resume(appConfig: AppConfig, queryClient: QueryClient): void {
  const world = carryWorld(openWallets(appConfig), queryClient)
  for (const record of allRecords()) {
    if (record.stage === 'shown') void settle(world, record)
    if (isUnderWay(record)) void takeUp(record)
  }

  async function takeUp(record: TxRecord): Promise<void> {
    try {
      await carry(world, record, {
        onHash: () => undefined,
        onNetwork: () => undefined,
        onMined: () => undefined,
      })
      toast.success(await sayLater({ key: 'tx.toastDone' }), { description: await sayLater(record.title) })
    } catch (error) {
      // The wallet was asked and used its next turn for something else: this one was never sent.
      const wasNeverSent = record.stage === 'asked' && txFailure(error).kind === 'replaced'
      if (wasNeverSent) dropRecords(({ id }) => id === record.id)
      else
        toast.error(await sayLater({ key: 'tx.toastFailed' }), { description: await sayLater(record.title) })
    }
  }
}
