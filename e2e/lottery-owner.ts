import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import type { Person } from '@mofu/testkit/accounts'
import { publishBox } from '@mofu/testkit/seed/economy/boxes'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId, type Pet, tradingHere } from './trader.ts'

const owner: Person = 'kei'
const abi = boxesAbi

export type MadeBox = { id: bigint; path: string; pets: Pet[] }

/** Boxes of an owner on the running stack, made directly on the chain. */
export async function lotteriesHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const context = new SeedContext({
    rpcUrl: rpcUrl(),
    mediaUrl: data.mediaUrl,
    contracts: contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>),
  })
  const { mint, collection } = await tradingHere()
  const boxes = context.at.Boxes.address
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const

  /** A box of new pets, published unless it is only announced. */
  const make = async (
    title: string,
    numbers: readonly number[],
    { opensIn = 0, isPublished = true } = {},
  ): Promise<MadeBox> => {
    const pets = await mint(owner, numbers)
    const detail = {
      name: title,
      cover: `${data.mediaUrl}/works/${numbers[0]}/768.webp`,
      title,
      introduction: `Who is in the ${title}?`,
    }
    const openAt = opensIn === 0 ? 0 : (await context.now()) + opensIn
    const rules = { commissionRate: 500, allOpen: true, openAt, minPrice: 0n }
    const approve = encodeFunctionData({
      abi: collectionAbi,
      functionName: 'setApprovalForAll',
      args: [boxes, true],
    })
    const create = encodeFunctionData({
      abi,
      functionName: 'createCollectionV3',
      args: [detail, zeroAddress, rules, parseEther('0.05')],
    })
    await context.send([
      context.act(owner, 'DefaultCollection', approve),
      context.act(owner, 'Boxes', create),
    ])
    const id = await context.reader.readContract({ address: boxes, abi, functionName: 'boxCount' })
    const nfts = pets.map(({ tokenId }) => ({ collection, tokenId, price: 0n }))
    const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 500 } as const
    await context.send([
      context.act(
        owner,
        'Boxes',
        encodeFunctionData({ abi, functionName: 'addNfts', args: [id, nfts, terms] }),
      ),
    ])
    if (isPublished) await publishBox(context, owner, id, 0)
    await indexed()
    return { id, path: `/LotteryDetail/${chainId}-${boxes.toLowerCase()}-${id}`, pets }
  }

  /** Waits until the read model has reached the chain's last block. */
  const indexed = async () => {
    const block = await context.reader.getBlockNumber()
    await untilProjected(stackUrl(), chainId, Number(block), 30_000)
  }

  const ownerOf = (tokenId: bigint) =>
    context.reader.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: 'ownerOf',
      args: [tokenId],
    })

  const orderOf = (boxId: bigint, orderId: bigint) =>
    context.reader.readContract({ ...lens, functionName: 'orderOf', args: [boxId, orderId] })

  return { context, contracts: found as Record<string, `0x${string}`>, make, indexed, ownerOf, orderOf }
}
