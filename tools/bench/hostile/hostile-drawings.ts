import { accountOf } from '@mofu/testkit/accounts'
import { mintHostile } from '@mofu/testkit/hostile-svg'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { untilProjected } from '@mofu/testkit/services'
import { settlePayment } from '@mofu/testkit/settle-payment'
import type { TestStack } from '@mofu/testkit/test-stack'

import type { Figure } from '../figure.ts'

const DRAWINGS = 10
const PAYMENTS = 5
const MOST_MS = 2_000

/** Ten tokens carry drawings that take minutes to render. Payments on chain must still settle meanwhile. */
export async function hostileDrawings(stack: TestStack): Promise<Figure[]> {
  const collection = stack.contracts['DefaultCollection']
  if (!collection) throw new Error('the stack has no default collection')
  const { db, end } = mallDatabase(stack.databaseUrl)
  try {
    const buyer = await makeShopper(stack, db, 'payer')
    const { skuIds } = await makeShop(db, { owner: buyer, payout: accountOf('emi').address })
    const settle = () => settlePayment(stack, { buyer, skuId: skuIds[0] ?? 0, payer: 'yuki' })
    const quiet = await settle()
    const block = await mintHostile(stack.rpcUrl, collection.address, DRAWINGS)
    await untilProjected(stack.apiUrl, stack.chainId, block, 60_000)
    const samples: number[] = []
    for (let count = 0; count < PAYMENTS; count++) samples.push(await settle())
    const longest = Math.max(...samples)
    console.log(`settled after ${samples.map((ms) => `${ms} ms`).join(', ')}; before, after ${quiet} ms`)
    return [
      {
        what: 'ten hostile SVGs, payments settle',
        value: `within ${longest} ms`,
        goal: `under ${MOST_MS} ms`,
        isReached: longest < MOST_MS,
      },
    ]
  } finally {
    await end()
  }
}
