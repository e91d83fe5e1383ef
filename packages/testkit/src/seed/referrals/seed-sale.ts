import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { encodeFunctionData, parseEther, zeroAddress, zeroHash } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { deployCollection } from '../../collections.ts'
import { readerOf } from '../../mint.ts'
import { collectionOf, type Factory } from '../made-collections.ts'
import { sendAll } from '../send-all.ts'

type Hex = `0x${string}`

export const seller: Person = 'kai'
const price = parseEther('0.02')
/** Invited people (seed-invitations.ts), and how many each of them mints. */
const buyers: readonly [Person, bigint][] = [
  ['hana', 2n],
  ['kuro', 1n],
  ['aki', 3n],
  ['yuki', 1n],
]

type SaleSeed = { rpcUrl: string; factory: Hex; mediaUrl: string }

export const saleName = 'Harbour Cats'

/** A collection in which everyone may mint, and what the invited people minted. Does nothing where there is one. */
export async function seedSale({ rpcUrl, factory, mediaUrl }: SaleSeed): Promise<number> {
  if (await collectionOf({ rpcUrl, factory }, seller, saleName))
    return Number(await readerOf(rpcUrl).getBlockNumber())
  const owner = accountOf(seller)
  const { address } = await deployCollection({ rpcUrl, factory }, owner, {
    name: saleName,
    symbol: 'HARBOUR',
  })
  const terms = { coin: zeroAddress, price, limit: 10, allOpen: true, merkleRoot: zeroHash, treeUri: '' }
  const start = encodeFunctionData({
    abi: collectionAbi,
    functionName: 'startSale',
    args: [terms, `${mediaUrl}/works`, 0n],
  })
  await sendAll(rpcUrl, [{ from: owner, to: address, data: start }])
  return mintInSale({ rpcUrl, factory }, buyers)
}

/** People mint in the sale, each some. */
export async function mintInSale(
  { rpcUrl, factory }: Factory,
  minters: readonly (readonly [Person, bigint])[],
): Promise<number> {
  const sold = await collectionOf({ rpcUrl, factory }, seller, saleName)
  if (!sold) throw new Error(`${saleName} is not deployed`)
  const fee = await readerOf(rpcUrl).readContract({
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  return sendAll(
    rpcUrl,
    minters.map(([person, quantity]) => {
      const args = [1n, quantity, zeroAddress, price, { coin: zeroAddress, amount: fee * 2n }] as const
      const data = encodeFunctionData({ abi: collectionAbi, functionName: 'mintOpen', args })
      return { from: accountOf(person), to: sold.address, data, value: (price + fee) * quantity }
    }),
  )
}
