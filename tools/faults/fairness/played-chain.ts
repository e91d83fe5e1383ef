import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { PoolPlace } from '@mofu/chain/randomness/read-records'
import { rpc, startChain } from '@mofu/testkit/anvil'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { mintAs } from '@mofu/testkit/mint'
import { freePort } from '@mofu/testkit/ports'
import { drawFrom, fillBox, publishBox, settleDraws } from '@mofu/testkit/seed/economy/boxes'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { startTogether } from '@mofu/testkit/teardown'

import { type Backing, randomPulls } from './random-pulls.ts'

const PRIZES = 12

type PlayOptions = { draws: number; roll: (sides: number) => number; onBlock: (backing: Backing) => void }

/** A chain of its own, on which this many pets were pulled from a machine and some prizes drawn from a box. */
export function startPlayedChain({ draws, roll, onBlock }: PlayOptions) {
  return startTogether(async (teardown) => {
    const folder = mkdtempSync(join(tmpdir(), 'mofu-fairness-'))
    teardown.add(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const chain = await startChain({ port, logFile: join(folder, 'chain.log'), blockTime: 0.2 })
    teardown.add(() => chain.part.stop())
    const { rpcUrl, chainId } = chain
    const { contracts } = await deployContracts({ rpcUrl, deploymentsDir: folder })
    const context = new SeedContext({ rpcUrl, mediaUrl: 'pets', contracts: contractsIn(contracts) })
    const pet = {
      collection: contracts.DefaultCollection.address,
      uri: 'ipfs://pet',
      royalty: 0,
      fee: 0n,
    }
    await mintAs(
      rpcUrl,
      'mei',
      Array.from({ length: PRIZES }, () => pet),
    )
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])

    const player = randomPulls({ context, roll, onBlock })
    await player.prepare()
    await player.play(draws)
    await context.findPets(PRIZES)
    const box = await fillBox(context, { owner: 'mei', title: 'Box', pets: PRIZES })
    await publishBox(context, 'mei', box, 0)
    for (const buyers of [['hana', 'kuro', 'taro'], ['lin', 'hana'], ['kuro']] as const) {
      await drawFrom(context, box, buyers)
      await settleDraws(context, box)
    }
    const place = { chainId, lens: contracts.BoxesLens.address, firstBlock: 0 }
    const machine: PoolPlace = { ...place, kind: 'gacha', contract: contracts.Gacha.address, pool: 1 }
    const lottery: PoolPlace = {
      ...place,
      kind: 'lottery',
      contract: contracts.Boxes.address,
      pool: Number(box),
    }
    return { reader: context.reader, machine, lottery, boxDraws: 6, stop: () => teardown.run() }
  })
}
