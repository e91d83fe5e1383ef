import { bearer, tokenOf } from '@mofu/tools/stack/sign-in'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { pinAgain, pinningState } from '@mofu/wire/uploads/pinning'
import { expect, inject, test } from 'vitest'

const call = createClient({ baseUrl: inject('httpStack').apiUrl })

test('where no IPFS node is set up, admins and everybody else are told that files lie with us alone', async () => {
  const asAdmin = bearer(await tokenOf(inject('httpStack').apiUrl, 'deployer'))
  const { data } = await call(pinningState, {}, asAdmin)
  expect(data).toMatchObject({ node: null, pinned: 0, failing: 0, lastPinnedAt: null, failed: [] })
  expect((await call(appConfig, {})).data.isPinning).toBe(false)
  expect((await call(pinAgain, {}, asAdmin)).data).toEqual({ count: 0 })
})
