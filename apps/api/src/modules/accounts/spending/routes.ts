import type { Database } from '@mofu/db/connect'
import type { SpendingLimit } from '@mofu/domain/spending-limits'
import * as wire from '@mofu/wire/accounts/spending'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { changeSpendingLimit } from './change-limit.ts'
import { checkPayment } from './check-payment.ts'
import { showSpending } from './show-spending.ts'
import { hasLimit } from './store.ts'

/** The mall's token is not enough: limits are personal, and a raise is a decision of their owner. */
const owner = { scopes: ['web3', 'readonly'] } as const

export type SpendingDeps = {
  db: Database
  readWatermark: ReadWatermark
  defaultChainId: number
  nameCoin: NameCoin
  /** Addresses of the known coins of a chain. */
  coinsOf: (chainId: number) => readonly string[]
}

export function spendingRoutes(
  server: FastifyInstance,
  { db, readWatermark, defaultChainId, nameCoin, coinsOf }: SpendingDeps,
): void {
  mount(
    server,
    wire.spending,
    owner,
    async ({ query: { chainId = defaultChainId } }, { accountId, address }) => {
      const at = await readWatermark(chainId)
      const question = { accountId, address, chainId, now: at.blockTime, coins: coinsOf(chainId) }
      const coins = await showSpending(db, question)
      return {
        data: {
          coins: coins.map(({ coin, periods }) => ({
            coin,
            ...nameCoin(chainId, coin),
            periods: periods.map(({ period, paid, returned, limit }) => ({
              period,
              paid: String(paid),
              returned: String(returned),
              limit: limitSent(limit),
            })),
          })),
        },
        at,
      }
    },
  )

  mount(
    server,
    wire.changeSpendingLimit,
    owner,
    async ({ body: { chainId = defaultChainId, coin, period, amount } }, { accountId }) => {
      const wanted = amount === null ? null : BigInt(amount)
      const change = { accountId, chainId, coin, period, amount: wanted }
      return { data: limitSent(await changeSpendingLimit(db, coinsOf(chainId), change)) }
    },
  )

  mount(
    server,
    wire.spendingCheck,
    owner,
    async ({ query: { chainId = defaultChainId, payer, coin, amount } }, { accountId, address }) => {
      const at = await readWatermark(chainId)
      const payment = BigInt(amount)
      const question = { accountId, address, payer, chainId, coin, payment, now: at.blockTime }
      const { mustSignIn, refusal } = await checkPayment(db, question)
      const sent = refusal && { ...refusal, limit: String(refusal.limit), spent: String(refusal.spent) }
      return { data: { mustSignIn, refusal: sent }, at }
    },
  )

  mount(server, wire.mustSignInToPlay, 'anyone', async ({ query: { payer } }) => ({
    data: { mustSignIn: await hasLimit(db, payer) },
  }))
}

function limitSent({ amount, next }: SpendingLimit) {
  const sent = (units: bigint | null) => (units === null ? null : String(units))
  return { amount: sent(amount), next: next && { amount: sent(next.amount), at: next.at } }
}
