import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
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
})

test('an admin retries failed pins with a reason, which the audit log keeps', async () => {
  const asAdmin = bearer(await tokenOf(inject('httpStack').apiUrl, 'deployer'))
  await expect(call(pinAgain, { body: { reason: ' x ' } }, asAdmin)).rejects.toMatchObject({ status: 400 })
  expect((await call(pinAgain, { body: { reason: 'the disk is larger now' } }, asAdmin)).data).toEqual({
    count: 0,
  })
  const { list } = (await call(auditLog, { query: {} }, asAdmin)).data
  expect(list.find(({ action }) => action === 'uploads.pin_again')).toMatchObject({
    subject: 'pin-file',
    reason: 'the disk is larger now',
    facts: { count: '0' },
  })
})
