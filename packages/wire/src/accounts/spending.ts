import { spendingPeriods } from '@mofu/domain/spending-limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, amountUpTo, count, integer } from '../values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
/** No contract accepts more. */
const amount = amountUpTo(2n ** 128n - 1n)

/** In the coin's smallest unit; null is no limit. A raise waits until `at`, in seconds. */
const spendingLimit = z.object({
  amount: z.nullable(integer),
  next: z.nullable(z.object({ amount: z.nullable(integer), at: z.int() })),
})

/** What draws and bets cost in a coin: all games together, from the indexed chain. */
export const spending = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/spending',
  summary: 'What was paid for draws and bets and what came back, with the limits',
  query: z.object({ chainId }),
  data: z.object({
    coins: z.array(
      z.object({
        coin: z.string(),
        symbol: z.string(),
        decimals: z.int(),
        periods: z.array(
          z.object({
            period: z.enum(spendingPeriods),
            paid: integer,
            /** Refunds, redeemed pets of own pulls, and claimed payouts. */
            returned: integer,
            limit: spendingLimit,
          }),
        ),
      }),
    ),
  }),
})
export type CoinSpending = z.output<typeof spending.data>['coins'][number]

export const changeSpendingLimit = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/changeSpendingLimit',
  summary: 'Lower a limit at once, or raise or remove it a day later',
  body: z.object({ chainId, coin: address, period: z.enum(spendingPeriods), amount: z.nullable(amount) }),
  data: spendingLimit,
})

/** Asked before a wallet: whether a payment for draws or bets stays within the limits. */
export const spendingCheck = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/spendingCheck',
  summary: 'Whether a payment stays within the limits of the signed-in account',
  query: z.object({ chainId, payer: address, coin: address, amount }),
  data: z.object({
    /** The payer is another wallet than the account's, and has limits. */
    mustSignIn: z.boolean(),
    refusal: z.nullable(
      z.object({
        period: z.enum(spendingPeriods),
        limit: integer,
        spent: integer,
        /** When the payment fits, in seconds, if nothing else is paid until then. Null where it exceeds the limit alone. */
        freeAt: z.nullable(z.int()),
      }),
    ),
  }),
})
export type SpendingRefusal = NonNullable<z.output<typeof spendingCheck.data>['refusal']>

/** The limits themselves are for their owner alone, so a wallet that has some must sign in before it plays. */
export const mustSignInToPlay = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/mustSignInToPlay',
  summary: 'Whether a wallet has limits, so that it must sign in before it plays',
  query: z.object({ payer: address }),
  data: z.object({ mustSignIn: z.boolean() }),
})
