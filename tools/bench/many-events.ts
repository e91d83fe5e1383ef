import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { collectionFactoryAbi } from '@mofu/chain/collections'
import { accountOf } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { root } from '@mofu/testkit/paths'
import {
  type Abi,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseEventLogs,
  zeroHash,
} from 'viem'

const COLLECTIONS = 20
const PER_CALL = 100

/** Creates a history: collections full of minted pets, all transferred once. Three events per pet. */
export async function makeEvents(rpcUrl: string, factory: Hex, events: number): Promise<void> {
  const reader = readerOf(rpcUrl)
  const account = accountOf('hana')
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const { abi, bytecode } = JSON.parse(
    readFileSync(join(root, 'contracts/out/BulkMinter.sol/BulkMinter.json'), 'utf8'),
  ) as {
    abi: Abi
    bytecode: { object: Hex }
  }
  const mined = (hash: Hex) => reader.waitForTransactionReceipt({ hash, timeout: 120_000 })
  const { contractAddress: herd } = await mined(
    await wallet.deployContract({ abi, bytecode: bytecode.object, chain: null }),
  )
  if (!herd) throw new Error('the herd was not deployed')
  const collections: Hex[] = []
  for (let index = 0; index < COLLECTIONS; index++) {
    const what = {
      name: `BulkMinter ${index}`,
      symbol: 'HERD',
      creator: account.address,
      maxMint: 0n,
      isOpen: true,
      salt: zeroHash,
    }
    const hash = await wallet.writeContract({
      chain: null,
      address: factory,
      abi: collectionFactoryAbi,
      functionName: 'deploy',
      args: [what],
    })
    const [event] = parseEventLogs({
      abi: collectionFactoryAbi,
      eventName: 'CollectionDeployed',
      logs: (await mined(hash)).logs,
    })
    if (event) collections.push(event.args.collection)
  }
  const calls = Math.ceil(events / 3 / PER_CALL)
  // Full blocks raise the base fee; the offered price must still suffice at the end.
  const terms = { gas: '0x1c9c380', maxFeePerGas: '0xe8d4a51000', maxPriorityFeePerGas: '0x0' }
  const send = async (data: Hex) =>
    (await rpc(rpcUrl, 'eth_sendTransaction', [{ from: account.address, to: herd, data, ...terms }])) as Hex
  for (let first = 0; first < calls; first += 40) {
    const batch = Array.from({ length: Math.min(40, calls - first) }, (_, index) => first + index)
    const uri = 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'
    const to = accountOf('mei').address
    let last: Hex = '0x'
    for (const call of batch) {
      const collection = collections[call % COLLECTIONS]
      const firstId = Math.floor(call / COLLECTIONS) * PER_CALL + 1
      await send(encodeFunctionData({ abi, functionName: 'mint', args: [collection, uri, PER_CALL] }))
      last = await send(
        encodeFunctionData({ abi, functionName: 'move', args: [collection, firstId, PER_CALL, to] }),
      )
    }
    const receipt = await mined(last)
    if (receipt.status !== 'success') throw new Error('a call of the herd failed')
  }
  // Final blocks are indexed as history; without these blocks the newest calls would be indexed one by one.
  await rpc(rpcUrl, 'anvil_mine', ['0x40'])
}
