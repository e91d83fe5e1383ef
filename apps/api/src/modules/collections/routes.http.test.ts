import { accountOf } from '@mofu/tools/stack/accounts'
import { createClient } from '@mofu/wire/client'
import { getCollections } from '@mofu/wire/collections'
import { expect, inject, test } from 'vitest'

const { apiUrl, chainId, collection } = inject('httpStack')

test('GET nft/GetCollections lists the collections of the chain with their counters [v2-14]', async () => {
  const { data, at } = await createClient({ baseUrl: apiUrl })(getCollections, { query: {} })
  const deployer = accountOf('deployer').address.toLowerCase()
  expect(data.list).toContainEqual({
    id: `${chainId}-${collection.toLowerCase()}`,
    chainId,
    contract: collection.toLowerCase(),
    name: 'Mofu Pets',
    symbol: 'MOFU',
    owner: deployer,
    creator: deployer,
    isOpen: true,
    maxMint: '0',
    nftCount: expect.any(Number),
    covers: expect.any(Array),
    createdAt: expect.any(Number),
  })
  expect(at?.chainId).toBe(chainId)
})
