import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rpc, startChain } from '@mofu/testkit/anvil'
import { startFaultyNode } from '@mofu/testkit/faulty-node'
import { freePort } from '@mofu/testkit/ports'
import { HttpRequestError } from 'viem'
import { expect, onTestFinished, test } from 'vitest'

import { nodesOf } from './nodes.ts'

test('fails over to the next node, believes no single node that nothing happened, and does not retry a reorged block', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-nodes-'))
  const chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log') })
  const faultyNode = await startFaultyNode(chain.rpcUrl)
  onTestFinished(async () => {
    await faultyNode.stop()
    await chain.part.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { request } = nodesOf([faultyNode.url, chain.rpcUrl])({})
  // A contract that emits one empty log per call.
  await rpc(chain.rpcUrl, 'anvil_setCode', ['0x00000000000000000000000000000000000000aa', '0x60006000a0'])
  const [from] = (await rpc(chain.rpcUrl, 'eth_accounts')) as string[]
  await rpc(chain.rpcUrl, 'eth_sendTransaction', [{ from, to: '0x00000000000000000000000000000000000000aa' }])
  await rpc(chain.rpcUrl, 'anvil_mine', ['0x1'])
  const logs = () => request({ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] })
  for (const mode of ['true', 'silent', 'away', 'alternating'] as const) {
    faultyNode.mode = mode
    expect([mode, await logs(), await logs()]).toMatchObject([mode, [{}], [{}]])
  }
  // Not even when all nodes agree: the block headers prove them wrong.
  faultyNode.mode = 'silent'
  const liars = nodesOf([faultyNode.url, faultyNode.url])({})
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
  faultyNode.mode = 'true'
  const gone = { method: 'eth_getLogs', params: [{ blockHash: `0x${'ab'.repeat(32)}` }] }
  await expect(request(gone)).rejects.toMatchObject({ status: 404 })
  await expect(request(gone)).rejects.toBeInstanceOf(HttpRequestError)
  await expect(request({ method: 'eth_nothing' })).rejects.not.toMatchObject({ status: 404 })
})
