import { appConfig, health, livePath } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, inject, test } from 'vitest'

const { apiUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

test('the browser gets the ten networks and their deployments', async () => {
  const { data } = await call(appConfig, {})
  expect(data.networks).toHaveLength(10)
  expect(data.network).toBe('petchain')
  expect(data.networks.find(({ name }) => name === 'petchain')?.contracts?.['DefaultCollection']).toBe(
    collection.toLowerCase(),
  )
  expect(data.networks.find(({ name }) => name === 'zksync')).toMatchObject({
    chainId: 324,
    contracts: null,
    rpcUrl: null,
  })
})

test('the demo wallet is offered on the development chain, WalletConnect only with a project id', async () => {
  const { data } = await call(appConfig, {})
  expect(data).toMatchObject({ hasDemoWallet: true, walletConnect: null })
})

test('a product without a configured Redis is not degraded', async () => {
  const { data } = await call(health, {})
  expect(data).toMatchObject({ state: 'ok', degraded: [] })
  expect(data.chains[0]?.chainId).toBe(chainId)
})

test('health reports the head of the chain itself', async () => {
  // The head is read now and then, and the read model advances in between: soon it is no further than the chain.
  const isAhead = async () => {
    const chain = (await call(health, {})).data.chains[0]
    return chain?.head ? chain.head.block > 0 && chain.head.time >= (chain.blockTime ?? 0) : false
  }
  await expect.poll(isAhead, { timeout: 10_000 }).toBe(true)
})

test('each service has its own fixed prefix [rule-49]', async () => {
  const { paths } = (await (await fetch(`${apiUrl}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/main/open/nft/nftsV2',
      '/api/main/open/nft/detail/{id}',
      '/api/v2/nft/GetCollections',
      '/api/v2/nft/getNft',
    ]),
  )
  expect(Object.keys(paths).every((path) => /^\/api\/(main|mall|v2|app)\//.test(path))).toBe(true)
})

test('the OpenAPI document describes bodies and answers', async () => {
  const document = await (await fetch(`${apiUrl}/api/openapi.json`)).json()
  expect(document.openapi).toBe('3.1.0')
  const post = document.paths['/api/main/open/nft/nftsV2'].post
  expect(post.requestBody.content['application/json'].schema.properties).toHaveProperty('pageSize')
  expect(post.responses['200'].content['application/json'].schema.properties).toHaveProperty('at')
})

test('open screens are notified of each new block', async () => {
  const stopping = new AbortController()
  const reply = await fetch(apiUrl + livePath, { signal: stopping.signal })
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  const blocks: number[] = []
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk).toString()
    blocks.splice(0, blocks.length, ...[...text.matchAll(/"block":(\d+)/g)].map(([, block]) => Number(block)))
    if (blocks.length >= 4) break
  }
  stopping.abort()
  expect(blocks).toEqual([...new Set(blocks)].sort((a, b) => a - b))
})

test('an unknown address and a broken body are answered with a message and a request id', async () => {
  const nowhere = await fetch(`${apiUrl}/api/main/nowhere`)
  expect(nowhere.status).toBe(404)
  expect(await nowhere.json()).toMatchObject({
    code: 404,
    error: 'request.not_found',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const broken = await fetch(`${apiUrl}/api/main/open/nft/nftsV2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"pageSize":',
  })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 400, error: 'request.invalid' })
})
