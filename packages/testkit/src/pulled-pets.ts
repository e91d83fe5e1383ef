import { setTimeout } from 'node:timers/promises'

import type { Person } from './accounts.ts'
import { swapCoins } from './seed/economy/exchange.ts'
import { petsOf, pullPets } from './seed/economy/gacha.ts'
import type { SeedContext } from './seed/economy/seed-context.ts'

/** The most pulls in one order. */
const MOST = 10
const SETTLED_MS = 60_000

/** A person buys GBT and pulls that many pets; the stack's keeper settles the orders. Returns the new pets, oldest first. */
export async function pulledPets(context: SeedContext, person: Person, count: number): Promise<bigint[]> {
  const before = (await petsOf(context, person)).length
  await swapCoins(context, [person])
  const orders = Array.from({ length: Math.ceil(count / MOST) }, (_, index) =>
    BigInt(Math.min(MOST, count - index * MOST)),
  )
  await pullPets(
    context,
    orders.map((size) => [person, size] as const),
  )
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const pets = (await petsOf(context, person)).slice(before)
    if (pets.length >= count) return pets
    if (Date.now() > until) throw new Error(`the keeper has not settled the pulls of ${person}`)
    await setTimeout(250)
  }
}
