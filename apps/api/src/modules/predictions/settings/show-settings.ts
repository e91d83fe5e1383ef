import type { Database } from '@mofu/db/connect'
import { FEE_RATE_CAP } from '@mofu/domain/quiz-payout'
import { DISPUTE_WINDOW, RESULT_WINDOW } from '@mofu/domain/quiz-state'

import { findSettings, listRoles, listSupportedCoins } from './store.ts'

/** The contract always accepts it. */
const native = `0x${'0'.repeat(40)}`

/** What applies to all rounds of a chain; undefined before it is indexed. */
export async function showSettings(db: Database, chainId: number) {
  const [settings, coins, roles] = await Promise.all([
    findSettings(db, chainId),
    listSupportedCoins(db, chainId),
    listRoles(db, chainId),
  ])
  if (!settings) return undefined
  const { contract, isPaused, feeRate, feeRecipient } = settings
  const admins = roles.filter(({ role }) => role !== 'operator').map(({ account }) => account)
  return {
    contract,
    isPaused,
    feeRate,
    feeRateCap: FEE_RATE_CAP,
    treasury: feeRecipient,
    resultWindow: RESULT_WINDOW,
    disputeWindow: DISPUTE_WINDOW,
    coins: [native, ...coins],
    operators: roles.filter(({ role }) => role === 'operator').map(({ account }) => account),
    admins: [...new Set(admins)],
  }
}
