import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rpc, startChain } from '@mofu/tools/stack/anvil'
import { startDoubtfulNode } from '@mofu/tools/stack/doubtful-node'
import { freePort } from '@mofu/tools/stack/ports'
import { HttpRequestError } from 'viem'
import { expect, onTestFinished, test } from 'vitest'

import { nodesOf } from './nodes.ts'

test('the next node is asked when one fails, none alone is believed that nothing happened, and a gone block is not found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-nodes-'))
  const chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log') })
  const doubtful = await startDoubtfulNode(chain.rpcUrl)
  onTestFinished(async () => {
    await doubtful.stop()
    await chain.part.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { request } = nodesOf([doubtful.url, chain.rpcUrl])({})
  // A contract that logs nothing at all, once for each call.
  await rpc(chain.rpcUrl, 'anvil_setCode', ['0x00000000000000000000000000000000000000aa', '0x60006000a0'])
  const [from] = (await rpc(chain.rpcUrl, 'eth_accounts')) as string[]
  await rpc(chain.rpcUrl, 'eth_sendTransaction', [{ from, to: '0x00000000000000000000000000000000000000aa' }])
  await rpc(chain.rpcUrl, 'anvil_mine', ['0x1'])
  const logs = () => request({ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] })
  for (const mood of ['true', 'silent', 'away', 'alternating'] as const) {
    doubtful.mood = mood
    expect([mood, await logs(), await logs()]).toMatchObject([mood, [{}], [{}]])
  }
  // Not even when they all say so: the blocks' own headers know better.
  doubtful.mood = 'silent'
  const liars = nodesOf([doubtful.url, doubtful.url])({})
  const past = (filter: object) =>
    liars.request({ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x1', ...filter }] })
  const logging = '0x00000000000000000000000000000000000000aa'
  await expect(past({})).rejects.toThrow('block 1 holds logs that no node told of')
  await expect(past({ address: logging })).rejects.toThrow('no node told of')
  await expect(
    past({ address: ['0x00000000000000000000000000000000000000bb', logging], topics: [null] }),
  ).rejects.toThrow('no node told of')
  expect(await past({ address: '0x00000000000000000000000000000000000000bb' })).toEqual([])
  expect(await past({ address: logging, topics: [`0x${'cd'.repeat(32)}`] })).toEqual([])
  expect(await past({ toBlock: '0x0' })).toEqual([])
  doubtful.mood = 'true'
  const gone = { method: 'eth_getLogs', params: [{ blockHash: `0x${'ab'.repeat(32)}` }] }
  await expect(request(gone)).rejects.toMatchObject({ status: 404 })
  await expect(request(gone)).rejects.toBeInstanceOf(HttpRequestError)
  await expect(request({ method: 'eth_nothing' })).rejects.not.toMatchObject({ status: 404 })
})
