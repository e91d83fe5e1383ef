import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'

import type { AppConfig } from '../api/app-config.ts'
import { translatePhrase } from '../i18n/phrase.ts'
import { openWallets } from '../wallet/wallets.ts'
import { txFailure } from './failure.ts'
import { isUnderWay, type TxRecord } from './record.ts'
import { allRecords, dropRecords } from './records.ts'
import { trackDeps } from './track-deps.ts'
import { trackTransaction, waitForFinality } from './track-transaction.ts'

/** Resumes the transactions that an earlier visit left pending, and shows a notice when one ends. */
export function resume(appConfig: AppConfig, queryClient: QueryClient): void {
  const deps = trackDeps(openWallets(appConfig), queryClient)
  for (const record of allRecords()) {
    if (record.stage === 'shown') void waitForFinality(deps, record)
    if (isUnderWay(record)) void resumeTracking(record)
  }

  async function resumeTracking(record: TxRecord): Promise<void> {
    try {
      await trackTransaction(deps, record, {
        onHash: () => undefined,
        onNetwork: () => undefined,
        onMined: () => undefined,
      })
      toast.success(await translatePhrase({ key: 'tx.toastDone' }), {
        description: await translatePhrase(record.title),
      })
    } catch (error) {
      // The wallet used the nonce for another transaction: this one was never sent.
      const wasNeverSent = record.stage === 'asked' && txFailure(error).kind === 'replaced'
      if (wasNeverSent) dropRecords(({ id }) => id === record.id)
      else
        toast.error(await translatePhrase({ key: 'tx.toastFailed' }), {
          description: await translatePhrase(record.title),
        })
    }
  }
}
