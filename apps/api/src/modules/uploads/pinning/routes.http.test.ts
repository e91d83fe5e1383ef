import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { pinAgain, pinningState } from '@mofu/wire/uploads/pinning'
import { expect, inject, test } from 'vitest'

const call = createClient({ baseUrl: inject('httpStack').apiUrl })

test('without an IPFS node, admins and users are told that only we hold the files', async () => {
  const asAdmin = bearer(await tokenOf(inject('httpStack').apiUrl, 'deployer'))
  const { data } = await call(pinningState, {}, asAdmin)
  expect(data).toMatchObject({ node: null, pinned: 0, failing: 0, lastPinnedAt: null, failed: [] })
  expect((await call(appConfig, {})).data.isPinning).toBe(false)
  expect((await call(pinAgain, {}, asAdmin)).data).toEqual({ count: 0 })
})
