import { marketAbi as abi } from '@mofu/chain/market'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { hours, type ScheduledStep } from '../economy/seed-context.ts'
import { collectionOf, type Factory } from '../made-collections.ts'
import { neighbours } from '../works.ts'

type Hex = `0x${string}`

/** Offers for any pet of the machine that stand now: who, for each in ETH, how many. */
const FOR_PETS: readonly (readonly [Person, string, number])[] = [
  ['nao', '0.06', 3],
  ['rin', '0.045', 5],
]
/** And for any work of the first neighbour. */
const FOR_WORKS = ['kei', '0.03', 2] as const

/** Some people buy any pet of a collection, whichever it is. */
export function collectionOffers(where: Factory & { market: Hex }): ScheduledStep {
  return {
    before: hours(16),
    run: async (context) => {
      const offer = (collection: Hex, [person, ether, quantity]: readonly [Person, string, number]) => {
        const price = parseEther(ether)
        const args = [collection, zeroAddress, price, quantity, 0] as const
        return {
          from: accountOf(person),
          to: where.market,
          data: encodeFunctionData({ abi, functionName: 'makeCollectionOffer', args }),
          value: price * BigInt(quantity),
        }
      }
      const [first] = neighbours
      const works = first && (await collectionOf(where, first.person, first.name))
      await context.send([
        ...FOR_PETS.map((one) => offer(context.at.Gacha.address, one)),
        ...(works ? [offer(works.address, FOR_WORKS)] : []),
      ])
    },
  }
}
