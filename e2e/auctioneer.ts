import { auctionsAbi } from '@mofu/chain/auctions'
import { collectionAbi } from '@mofu/chain/collections'
import type { Person } from '@mofu/testkit/accounts'
import { lotStart } from '@mofu/testkit/seed/economy/auctions'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId, type Pet, tradingHere } from './trader.ts'

const abi = auctionsAbi

export type MadeLot = { pet: Pet; path: string }

/** Auctions on the running stack, made and bid for directly on the chain. */
export async function auctionsHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const context = new SeedContext({
    rpcUrl: rpcUrl(),
    mediaUrl: data.mediaUrl,
    contracts: contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>),
  })
  const { mint, collection } = await tradingHere()
  const auctions = context.at.Auctions.address

  /** Waits until the read model has reached the chain's last block. */
  const indexed = async () => {
    const block = await context.reader.getBlockNumber()
    await untilProjected(stackUrl(), chainId, Number(block), 30_000)
  }

  const send = (person: Person, data: `0x${string}`, value = 0n) =>
    context.send([context.act(person, 'Auctions', data, value)])

  /** A new pet of the seller, put up with a reserve of 0.1. */
  const put = async (
    seller: Person,
    number: number,
    { startsIn = 0, lasts = 86_400 } = {},
  ): Promise<MadeLot> => {
    const [pet] = await mint(seller, [number])
    if (!pet) throw new Error('nothing was minted')
    const now = await context.now()
    const startAt = startsIn === 0 ? 0 : now + startsIn
    const approve = encodeFunctionData({
      abi: collectionAbi,
      functionName: 'approve',
      args: [auctions, pet.tokenId],
    })
    await context.send([context.act(seller, 'DefaultCollection', approve)])
    const args = [
      collection,
      pet.tokenId,
      zeroAddress,
      parseEther('0.1'),
      startAt,
      now + startsIn + lasts,
    ] as const
    await send(seller, encodeFunctionData({ abi, functionName: 'create', args }))
    await indexed()
    return { pet, path: `/auction-detail/${pet.id}` }
  }

  const bid = async (person: Person, { tokenId }: Pet, amount: string) => {
    const units = parseEther(amount)
    const args = [collection, tokenId, zeroAddress, units, await lotStart(context, tokenId)] as const
    return send(person, encodeFunctionData({ abi, functionName: 'bid', args }), units)
  }

  const cancel = (person: Person, { tokenId }: Pet) =>
    send(person, encodeFunctionData({ abi, functionName: 'cancel', args: [collection, tokenId] }))

  const lotOf = ({ tokenId }: Pet) =>
    context.reader.readContract({
      address: auctions,
      abi,
      functionName: 'lotOf',
      args: [collection, tokenId],
    })

  const ownerOf = ({ tokenId }: Pet) =>
    context.reader.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: 'ownerOf',
      args: [tokenId],
    })

  return { context, mint, put, bid, cancel, lotOf, ownerOf, indexed }
}
