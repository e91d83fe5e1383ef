import { uploadPicture } from '@mofu/testkit/quizzes'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import { predictionSettings } from '@mofu/wire/predictions'
import * as wire from '@mofu/wire/predictions/home'
import { expect, inject, test } from 'vitest'

const { apiUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

test('an admin chooses the banner and four hot entries with a reason; two admins do not overwrite each other', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const src = await uploadPicture(apiUrl, admin, 78)
  const link = '/quiz/detail/1'
  const hot = ['Football final', 'Gold', 'Bitcoin', 'A phone'].map((en) => ({ src, link, title: { en } }))
  const banner = { src, srcMobile: src, link, title: { en: 'What will happen?', jp: 'どうなる？' } }
  const { data: before } = await call(wire.quizHomeContent, { query: {} }, admin)
  const save = (body: object) =>
    call(
      wire.writeQuizHome,
      { body: { version: before.version, content: { banner, hot }, reason: 'season', ...body } },
      admin,
    )
  const { data: saved } = await save({})
  expect(saved).toEqual({ version: before.version + 1 })
  expect((await call(wire.quizHome, { query: {} })).data).toEqual({ banner, hot })
  await expect(save({})).rejects.toMatchObject({ status: 409, failure: { error: 'home.changed_meanwhile' } })
  const { version } = saved
  for (const [content, error] of [
    [{ banner: { ...banner, link: '//elsewhere.example' }, hot }, 'home.link_wrong'],
    [{ banner: { ...banner, title: {} }, hot }, 'home.title_needed'],
    [{ banner, hot: [{ ...hot[0], src: 'https://elsewhere.example/a.png' }] }, 'home.picture_foreign'],
    [{ banner, hot: [...hot, ...hot] }, 'request.invalid'],
  ] as const) {
    await expect(save({ version, content })).rejects.toMatchObject({ status: 400, failure: { error } })
  }
  const { data: log } = await call(auditLog, { query: { pageSize: 20 } }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({ action: 'predictions.write_home', subject: `quiz home ${chainId}` }),
  )
  await save({ version, content: { banner: null, hot: [] } })
  const { data: filled } = await call(wire.quizHome, { query: {} })
  expect(filled.banner).toBeNull()
  expect(filled.hot.length).toBeLessThanOrEqual(4)
})

test('the settings name the fee and its cap, the treasury, the coins, the operators and the admins, as on chain', async () => {
  const { data } = await call(predictionSettings, { query: {} })
  expect(data.settings).toEqual({
    contract: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    isPaused: false,
    feeRate: 300,
    feeRateCap: 1_000,
    treasury: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    resultWindow: 604_800,
    disputeWindow: 86_400,
    coins: [
      { coin: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 },
      expect.objectContaining({ symbol: 'GBT', decimals: 18 }),
    ],
    operators: [expect.stringMatching(/^0x[0-9a-f]{40}$/)],
    admins: [expect.stringMatching(/^0x[0-9a-f]{40}$/)],
  })
})
