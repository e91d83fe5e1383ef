import { collectionAbi } from '@mofu/chain/collections'
import { pledgeAbi } from '@mofu/chain/pledge'
import { parseEther } from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { deployCollection, sendAs } from './collections.ts'
import { mintAs, readerOf } from './mint.ts'

type Hex = `0x${string}`
type Place = { rpcUrl: string; mediaUrl: string; factory: Hex; pledge: Hex }
export type PledgeSettings = {
  redeemLimit: number
  feePercent: number
  sharesCount: bigint
  discountTime: number
  discountPrecent: number
}

/** Ten shares for a token, 5% fee, anyone after 10 days, 3% less after 20. */
export const someSettings: PledgeSettings = {
  redeemLimit: 10 * 86_400,
  feePercent: 500,
  sharesCount: parseEther('10'),
  discountTime: 20 * 86_400,
  discountPrecent: 300,
}

/** A collection with as many tokens as it can ever have, all of its owner's: the smallest that can be pledged. */
export async function mintedOut(
  { rpcUrl, mediaUrl, factory }: Place,
  owner: Person,
  { name, works }: { name: string; works: readonly number[] },
): Promise<Hex> {
  const { address } = await deployCollection({ rpcUrl, factory }, accountOf(owner), {
    name,
    maxMint: BigInt(works.length),
  })
  const fee = 0n
  const orders = works.map((work) => ({
    collection: address,
    uri: `${mediaUrl}/works/${work}.json`,
    royalty: 0,
    fee,
  }))
  await mintAs(rpcUrl, owner, orders)
  return address
}

/** Calls of the pledge contract for tokens of one collection, sent directly to the chain. */
export function pledgingAt({ rpcUrl, pledge }: Place, collection: Hex) {
  const contract = { address: pledge, abi: pledgeAbi } as const
  const reader = readerOf(rpcUrl)
  const send = (person: Person, functionName: string, args: readonly unknown[]) =>
    sendAs(rpcUrl, accountOf(person), { ...contract, functionName, args })
  return {
    send,
    setUp: (person: Person, settings: PledgeSettings = someSettings) =>
      send(person, 'setSettings', [collection, settings]),
    give: (from: Person, to: Person, tokenId: bigint) =>
      sendAs(rpcUrl, accountOf(from), {
        address: collection,
        abi: collectionAbi,
        functionName: 'transferFrom',
        args: [accountOf(from).address, accountOf(to).address, tokenId],
      }),
    /** Approves and pledges a token under the current settings. */
    securitize: async (person: Person, tokenId: bigint) => {
      const args = [pledge, tokenId] as const
      await sendAs(rpcUrl, accountOf(person), {
        address: collection,
        abi: collectionAbi,
        functionName: 'approve',
        args,
      })
      const [, version] = await reader.readContract({
        ...contract,
        functionName: 'settingsOf',
        args: [collection],
      })
      return send(person, 'securitize', [collection, tokenId, version])
    },
    sendShares: (from: Person, to: Person, amount: bigint) =>
      send(from, 'transfer', [accountOf(to).address, BigInt(collection), amount]),
    redeem: async (person: Person, tokenId: bigint) => {
      const args = [collection, tokenId] as const
      const { redeemPrice } = await reader.readContract({ ...contract, functionName: 'pledgeOf', args })
      return send(person, 'redeem', [...args, accountOf(person).address, redeemPrice])
    },
    sharesOf: (person: Person) =>
      reader.readContract({
        ...contract,
        functionName: 'balanceOf',
        args: [accountOf(person).address, BigInt(collection)],
      }),
    ownerOf: (tokenId: bigint) =>
      reader.readContract({
        address: collection,
        abi: collectionAbi,
        functionName: 'ownerOf',
        args: [tokenId],
      }),
  }
}
