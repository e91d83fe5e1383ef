import { boxesAbi as abi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import { publishBox } from '@mofu/testkit/seed/economy/boxes'
import { encodeFunctionData, getAddress, zeroAddress } from 'viem'
import { expect, inject, test } from 'vitest'

import { boxNow, contextOf, makeBox } from './box-chain.fixture.ts'

const { rpcUrl, collection } = inject('httpStack')
/** No other test of boxes uses this wallet. */
const owner: Person = 'wei'
type Shown = { state: string; size: number; nfts: { tokenId: string; state: string }[] }

test('[rule-41] a collection is created, filled, published and unpublished; its owner takes NFTs out and updates cover, title, introduction, coin and price', async () => {
  const context = await contextOf()
  const reader = readerOf(rpcUrl)
  const boxes = { address: context.at.Boxes.address, abi } as const
  const boxId = await makeBox(context, owner)
  const now = async () => (await boxNow(boxId)) as Shown
  const inside = async () => (await now()).nfts.filter(({ state }) => state === 'in')
  const send = (data: `0x${string}`) => context.send([context.act(owner, 'Boxes', data)])
  const holderOf = (tokenId: bigint) =>
    reader.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: 'ownerOf',
      args: [tokenId],
    })

  const made = await now()
  expect(made).toMatchObject({ state: 'unpublished', size: 2 })
  const [first] = made.nfts
  const tokenId = BigInt(first?.tokenId ?? 0)
  expect(await holderOf(tokenId)).toBe(getAddress(boxes.address))
  await send(encodeFunctionData({ abi, functionName: 'removeNfts', args: [boxId, [0n]] }))
  expect(await now()).toMatchObject({ state: 'unpublished', size: 1 })
  expect((await inside()).map((nft) => nft.tokenId)).not.toContain(String(tokenId))
  expect(await holderOf(tokenId)).toBe(accountOf(owner).address)
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 1_000 } as const
  const nfts = [{ collection, tokenId, price: 0n }]
  await send(encodeFunctionData({ abi, functionName: 'addNfts', args: [boxId, nfts, terms] }))
  expect((await inside()).map((nft) => nft.tokenId)).toContain(String(tokenId))

  await publishBox(context, owner, boxId, 0)
  expect(await now()).toMatchObject({ state: 'open', size: 2, price: '1000', run: 1 })
  const rules = { commissionRate: 1_000, allOpen: true, openAt: 0, minPrice: 0n }
  const setTerms = (coin: `0x${string}`, price: bigint) =>
    ({ ...boxes, functionName: 'setTerms', args: [boxId, coin, rules, price] }) as const
  const asPerson = (person: Person) => ({ account: accountOf(person).address })
  await expect(
    reader.simulateContract({ ...setTerms(zeroAddress, 2_000n), ...asPerson(owner) }),
  ).rejects.toThrow('Boxes_DrawsPending')
  await send(encodeFunctionData({ abi, functionName: 'unpublish', args: [boxId] }))
  expect(await now()).toMatchObject({ state: 'unpublished', size: 2 })

  await send(encodeFunctionData(setTerms(zeroAddress, 2_000n)))
  expect(await now()).toMatchObject({ nftCoin: zeroAddress, nftPrice: '2000' })
  // The coin can only change while nobody's NFT is in.
  const gbt = context.at.Gbt.address
  await expect(reader.simulateContract({ ...setTerms(gbt, 2_000n), ...asPerson(owner) })).rejects.toThrow(
    'Boxes_NotEmpty',
  )
  await send(encodeFunctionData({ abi, functionName: 'returnNfts', args: [boxId, 2n] }))
  expect(await now()).toMatchObject({ size: 0 })
  await send(encodeFunctionData(setTerms(gbt, 10n ** 18n)))
  const detail = { name: 'Two', cover: 'ipfs://other', title: 'Two more', introduction: 'Who is it?' }
  const setDetail = { ...boxes, functionName: 'setDetail', args: [boxId, detail] } as const
  await expect(reader.simulateContract({ ...setDetail, ...asPerson('goro') })).rejects.toThrow(
    'Boxes_NotCollaborator',
  )
  await send(encodeFunctionData(setDetail))
  expect(await now()).toMatchObject({
    detail: ['ipfs://other', 'Two more', 'Who is it?'],
    coin: gbt.toLowerCase(),
    nftCoin: gbt.toLowerCase(),
    nftPrice: String(10n ** 18n),
    state: 'unpublished',
  })
}, 90_000)
