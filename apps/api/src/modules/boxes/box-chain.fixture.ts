import { boxesAbi as abi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { encodeFunctionData, getAbiItem, zeroAddress } from 'viem'
import { expect, inject } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')

export async function contextOf(): Promise<SeedContext> {
  const { data } = await createClient({ baseUrl: apiUrl })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const contracts = contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>)
  return new SeedContext({ rpcUrl, mediaUrl, contracts })
}

/** A box as the API shows it, once everything on the chain is in the read model. */
export async function boxNow(number: bigint): Promise<unknown> {
  const block = await readerOf(rpcUrl).getBlockNumber()
  await untilProjected(apiUrl, chainId, Number(block), 30_000)
  const reply = await fetch(`${apiUrl}/api/app/boxes/${number}`)
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { data: unknown }).data
}

/** A box of two NFTs at one price, with a collaborator and a whitelist. */
export async function makeBox(context: SeedContext, owner: Person = 'kei'): Promise<bigint> {
  const orders = [31, 32].map((number) => ({
    collection,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await mintAs(rpcUrl, owner, orders)
  const event = getAbiItem({ abi: collectionAbi, name: 'Transfer' })
  const to = accountOf(owner).address
  const logs = await context.reader.getLogs({
    address: collection,
    event,
    args: { to },
    fromBlock: 0n,
    strict: true,
  })
  const nfts = logs.slice(-2).map(({ args }) => ({ collection, tokenId: args.id, price: 0n }))
  const detail = { name: 'Two', cover: 'ipfs://cover', title: 'Two pets', introduction: 'Which one?' }
  const rules = { commissionRate: 1_000, allOpen: true, openAt: 0, minPrice: 0n }
  const allow = [context.at.Boxes.address, true] as const
  const create = [detail, zeroAddress, rules, 1_000n] as const
  await context.send([
    context.act(
      owner,
      'DefaultCollection',
      encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args: allow }),
    ),
    context.act(
      owner,
      'Boxes',
      encodeFunctionData({ abi, functionName: 'createCollectionV3', args: create }),
    ),
  ])
  // Another test may have created a box since.
  const created = await context.reader.getContractEvents({
    address: context.at.Boxes.address,
    abi,
    eventName: 'CollectionCreated',
    args: { owner: to },
    fromBlock: 0n,
    strict: true,
  })
  const boxId = created.at(-1)?.args.boxId ?? 0n
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 1_000 } as const
  const yui = accountOf('yui').address
  const calls = [
    encodeFunctionData({ abi, functionName: 'addNfts', args: [boxId, nfts, terms] }),
    encodeFunctionData({ abi, functionName: 'setCollaborator', args: [boxId, yui, true] }),
    encodeFunctionData({ abi, functionName: 'setWhitelist', args: [boxId, [yui], 500n, 3] }),
  ]
  await context.send(calls.map((data) => context.act(owner, 'Boxes', data)))
  return boxId
}
