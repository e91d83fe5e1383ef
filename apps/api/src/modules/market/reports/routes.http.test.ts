import { accountOf } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import * as wire from '@mofu/wire/market/reports'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
let id = ''
let [kei, yui, admin] = [bearer(''), bearer(''), bearer('')]

beforeAll(async () => {
  const order = { collection, uri: `${mediaUrl}/works/8765.json`, royalty: 0, fee: 0n }
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'kei', [order]), 20_000)
  id = (await call(nftsV2, { body: { search: '#8765' } })).data.list[0]?.id ?? ''
  ;[kei, yui, admin] = [
    bearer(await tokenOf(apiUrl, 'kei')),
    bearer(await tokenOf(apiUrl, 'yui')),
    bearer(await tokenOf(apiUrl, 'deployer')),
  ]
}, 60_000)

const report = (who: typeof kei, body: object) =>
  call(wire.reportNft, { body: { id, reason: 'copy', words: '', ...body } }, who)
const listed = async (state: 'open' | 'decided') => {
  const { data } = await call(wire.reportedNfts, { query: { state } }, admin)
  return data.list.filter(({ nftId }) => nftId === id)
}

test('two people report a pet, an admin decides once, both are notified, and it is audited', async () => {
  expect((await call(wire.myReport, { params: { id } }, yui)).data.report).toBeNull()
  await report(yui, { words: 'I drew this first' })
  await report(kei, { reason: 'scam' })
  // Reported again while open: one report, with the newer text.
  await report(yui, { reason: 'stolen', words: 'It was taken from me' })
  const [open] = await listed('open')
  expect(open).toMatchObject({ title: expect.stringContaining('#8765'), state: 'open', decision: null })
  expect(open?.collectionId).toBe(`${chainId}-${collection.toLowerCase()}`)
  expect(open?.reports.map(({ reason, words, by }) => [reason, words, by]).toSorted()).toEqual([
    ['scam', '', accountOf('kei').address.toLowerCase()],
    ['stolen', 'It was taken from me', accountOf('yui').address.toLowerCase()],
  ])

  const body = { nftId: id, verdict: 'upheld', note: 'We looked: it is a copy.' } as const
  await call(wire.decideReport, { body }, admin)
  expect(await listed('open')).toEqual([])
  expect(await listed('decided')).toMatchObject([
    {
      state: 'upheld',
      reports: [{}, {}],
      decision: { by: accountOf('deployer').address.toLowerCase(), note: 'We looked: it is a copy.' },
    },
  ])
  for (const who of [kei, yui]) {
    const { data } = await call(wire.myReport, { params: { id } }, who)
    expect(data.report).toMatchObject({ state: 'upheld', note: 'We looked: it is a copy.' })
  }
  const { data: log } = await call(auditLog, { query: { pageSize: 20 } }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({ action: 'market.decide_report', subject: id, reason: body.note }),
  )
  // No report is open any more, so there is nothing to decide.
  await expect(call(wire.decideReport, { body }, admin)).rejects.toMatchObject({
    status: 404,
    failure: { error: 'market.report_not_found' },
  })
  // After the decision, a new finding is a new report.
  await report(yui, { reason: 'other', words: 'and this' })
  expect(await listed('open')).toHaveLength(1)
})

test('a missing pet cannot be reported, and only admins read reports', async () => {
  await expect(report(kei, { id: `${chainId}-${collection}-999999999` })).rejects.toMatchObject({
    status: 404,
    failure: { error: 'market.nft_not_found' },
  })
  await expect(call(wire.reportedNfts, { query: {} }, kei)).rejects.toMatchObject({ status: 403 })
})
