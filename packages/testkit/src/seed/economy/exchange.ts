import { exchangeAbi } from '@mofu/chain/exchange'
import { encodeFunctionData, maxUint256, parseEther } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import type { SeedContext } from './seed-context.ts'

const abi = exchangeAbi

/** People buy GBT, each for more than the previous one, and the first of them sells a part again. */
export async function swapCoins(context: SeedContext, swappers: readonly Person[]): Promise<void> {
  await context.send(
    swappers.map((person, index) => {
      const paid = parseEther('0.25') * BigInt(index + 1)
      const args = [paid, 0n, maxUint256, accountOf(person).address] as const
      return context.act(person, 'Exchange', encodeFunctionData({ abi, functionName: 'buy', args }), paid)
    }),
  )
  const [seller = 'hana'] = swappers
  const args = [parseEther('500'), 0n, maxUint256, accountOf(seller).address] as const
  await context.send([
    context.act(seller, 'Exchange', encodeFunctionData({ abi, functionName: 'sell', args })),
  ])
}
