import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { timedLogin } from '@mofu/testkit/picture-rush'
import { placeOrder } from '@mofu/testkit/settle-payment'
import type { TestStack } from '@mofu/testkit/test-stack'
import { createClient } from '@mofu/wire/client'
import { setRecieveAddress } from '@mofu/wire/mall/orders'

import { type Figure, percentile } from '../figure.ts'
import { watchBystanders } from './bystanders.ts'

const PARALLEL = 25
const QUIET_MS = 8_000
const ATTACK_MS = 15_000
const MOST_MS = 250

/** One user changes the address of one order 25 times concurrently, over and over, while others read. */
export async function oneOrder(stack: TestStack): Promise<Figure[]> {
  const { db, end } = mallDatabase(stack.databaseUrl)
  try {
    const buyer = await makeShopper(stack, db, 'restless')
    const { skuIds } = await makeShop(db, { owner: buyer, payout: accountOf('emi').address })
    const { orderId } = await placeOrder(stack, { buyer, skuId: skuIds[0] ?? 0 })
    const call = createClient({ baseUrl: stack.apiUrl })
    const logIn = await timedLogin(stack)
    await watchBystanders(stack, logIn, QUIET_MS / 4)
    const quiet = await watchBystanders(stack, logIn, QUIET_MS)

    const until = Date.now() + ATTACK_MS
    let [changed, refused] = [0, 0]
    const change = async () => {
      while (Date.now() < until) {
        const body = { id: orderId, addressId: buyer.addressId }
        await call(setRecieveAddress, { body }, buyer.as).then(
          () => changed++,
          () => refused++,
        )
      }
    }
    const [noticed] = await Promise.all([
      watchBystanders(stack, logIn, ATTACK_MS),
      ...Array.from({ length: PARALLEL }, change),
    ])
    const [p95, before] = [percentile(noticed.reads, 0.95), percentile(quiet.reads, 0.95)]
    console.log(
      `${changed} changes, ${refused} refused; ${noticed.reads.length} reads, p50 ${percentile(noticed.reads, 0.5).toFixed(0)} ms`,
    )
    for (const failure of new Set(noticed.failures)) console.log(`failed: ${failure}`)
    const what = `${PARALLEL} parallel setrecieveAddress on one order`
    return [
      {
        what: `${what}, reads p95`,
        value: `${p95.toFixed(0)} ms, ${(p95 / before).toFixed(1)} times the ${before.toFixed(0)} ms without`,
        goal: `under ${MOST_MS} ms`,
        isReached: p95 < MOST_MS,
      },
      {
        what: `${what}, failed reads`,
        value: `${noticed.failures.length} of ${noticed.reads.length + noticed.logins.length}`,
        goal: '0',
        isReached: noticed.failures.length === 0,
      },
    ]
  } finally {
    await end()
  }
}
