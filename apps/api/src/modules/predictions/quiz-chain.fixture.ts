import { predictionsAbi as abi } from '@mofu/chain/predictions'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import { operatorKey } from '@mofu/testkit/operator-keys'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import type { Quiz } from '@mofu/wire/predictions/quiz'
import { encodeFunctionData } from 'viem'

type Stack = { apiUrl: string; mediaUrl: string; rpcUrl: string; chainId: number }
type Hex = `0x${string}`

const sides = { a: 1, b: 2 } as const

/** What operator, bettors and admins do on chain with a quiz's round. */
export async function quizChain({ apiUrl, mediaUrl, rpcUrl, chainId }: Stack) {
  const { data } = await createClient({ baseUrl: apiUrl })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const contracts = contractsIn(Object.fromEntries(deployed) as Record<string, { address: Hex }>)
  const context = new SeedContext({ rpcUrl, mediaUrl, contracts })
  const reader = readerOf(rpcUrl)
  const { address } = context.at.Predictions
  const operator = operatorKey('operator')
  const send = (from: Person | typeof operator, data: Hex, value = 0n) =>
    context.send([context.act(from, 'Predictions', data, value)])
  return {
    address: address.toLowerCase(),
    gbt: context.at.Gbt.address,
    operator,
    /** The time of the newest block. */
    now: () => context.now(),
    pass: (seconds: number) => context.pass(seconds),
    projected: async () => untilProjected(apiUrl, chainId, Number(await reader.getBlockNumber()), 30_000),
    async start(quiz: Quiz, change: { unit?: bigint; coin?: Hex; lockPrice?: bigint } = {}): Promise<bigint> {
      const what = {
        dossier: quiz.dossier as Hex,
        coin: change.coin ?? (quiz.coin as Hex),
        unit: change.unit ?? BigInt(quiz.unitAmount),
        lockTimestamp: quiz.closeBetsAt,
        closeTimestamp: quiz.drawAt,
        lockPrice: change.lockPrice ?? BigInt(quiz.lockPrice),
      }
      await send(operator, encodeFunctionData({ abi, functionName: 'startRound', args: [what] }))
      return reader.readContract({ address, abi, functionName: 'epochOf', args: [what.dossier] })
    },
    bet: (person: Person, epoch: bigint, side: 'a' | 'b', units: bigint, unit: bigint) => {
      const args = [epoch, sides[side], units] as const
      return send(person, encodeFunctionData({ abi, functionName: 'bet', args }), units * unit)
    },
    setResult: (epoch: bigint, side: 'a' | 'b') => {
      const args = [epoch, sides[side], 0n] as const
      return send(operator, encodeFunctionData({ abi, functionName: 'setResult', args }))
    },
    overrule: (how: 'dispute' | 'cancel', epoch: bigint) =>
      send('deployer', encodeFunctionData({ abi, functionName: how, args: [epoch] })),
    claim: (person: Person, epoch: bigint) => {
      const args = [epoch, accountOf(person).address] as const
      return send(person, encodeFunctionData({ abi, functionName: 'claim', args }))
    },
  }
}
