import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'

import { readViews } from './read-views.ts'

// Nothing listens on port 1.
const client = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
const exchange = '0x00000000000000000000000000000000000000aa'

test('a chain without the exchange has no views, and one that does not answer is said to be unreachable', async () => {
  const facts = { chainId: 7 }
  await expect(readViews({ ...facts, exchange: undefined, client })).rejects.toMatchObject({
    code: 'chain.not_deployed',
    facts,
  })
  await expect(readViews({ ...facts, exchange, client })).rejects.toMatchObject({
    code: 'chain.unreachable',
    facts,
  })
})
