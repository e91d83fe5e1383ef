import { accountOf } from '@mofu/testkit/accounts'
import { bearer, signInWallet, tokenOf } from '@mofu/testkit/sign-in'
import { me } from '@mofu/wire/accounts'
import { notifications } from '@mofu/wire/accounts/notifications'
import { addressIdentityList, auditLog, grantRole, revokeRole, roleGrants } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl, databaseUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const addressOf = (person: Parameters<typeof accountOf>[0]) => accountOf(person).address.toLowerCase()

async function somebody() {
  const { publicAddress: address, v1Info } = await signInWallet(
    apiUrl,
    privateKeyToAccount(generatePrivateKey()),
  )
  return { address, as: bearer(v1Info.token) }
}

test('GET addressIdentityList: an admin sees everybody, others only themselves [main-28]', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const { data: all } = await call(addressIdentityList, {}, admin)
  expect(all.list).toEqual(
    expect.arrayContaining([
      { address: addressOf('deployer'), identity: 'admin', isBuiltIn: true },
      { address: addressOf('mei'), identity: 'leader', isBuiltIn: true },
      { address: addressOf('kuro'), identity: 'minter', isBuiltIn: true },
    ]),
  )
  const { data: leaders } = await call(addressIdentityList, {}, bearer(await tokenOf(apiUrl, 'mei')))
  expect(leaders.list).toEqual([{ address: addressOf('mei'), identity: 'leader', isBuiltIn: true }])
  const guest = await somebody()
  expect((await call(addressIdentityList, {}, guest.as)).data.list).toEqual([])
})

test('an admin grants and revokes roles with a reason; it takes effect at once, is audited and notified', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const guest = await somebody()
  const change = { address: guest.address, role: 'minter' } as const
  await call(grantRole, { body: { ...change, reason: 'runs the spring drop' } }, admin)
  expect((await call(me, {}, guest.as)).data.roles).toEqual(['minter'])
  await expect(call(grantRole, { body: { ...change, reason: 'again' } }, admin)).rejects.toMatchObject({
    failure: { error: 'accounts.role_held' },
  })
  const { data: held } = await call(roleGrants, {}, admin)
  expect(held.list).toContainEqual({
    ...change,
    isBuiltIn: false,
    grantedBy: addressOf('deployer'),
    reason: 'runs the spring drop',
    grantedAt: expect.any(String),
  })

  await call(revokeRole, { body: { ...change, reason: 'the drop is over' } }, admin)
  expect((await call(me, {}, guest.as)).data.roles).toEqual([])
  await expect(call(revokeRole, { body: { ...change, reason: 'again' } }, admin)).rejects.toMatchObject({
    failure: { error: 'accounts.role_not_held' },
  })

  const { data: log } = await call(auditLog, { query: {} }, admin)
  const own = log.list.filter(({ subject }) => subject === guest.address)
  expect(own).toMatchObject([
    {
      actor: addressOf('deployer'),
      action: 'accounts.revoke_role',
      reason: 'the drop is over',
      facts: { role: 'minter' },
    },
    {
      actor: addressOf('deployer'),
      action: 'accounts.grant_role',
      reason: 'runs the spring drop',
      facts: { role: 'minter' },
    },
  ])
  const { data: inbox } = await call(notifications, { query: {} }, guest.as)
  expect(inbox.list.map(({ kind, facts }) => [kind, facts['change']])).toEqual([
    ['role', 'revoked'],
    ['role', 'granted'],
  ])
})

test('a role from configuration cannot be revoked here, and a change needs a reason', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const own = { address: addressOf('deployer'), role: 'admin' } as const
  await expect(call(revokeRole, { body: { ...own, reason: 'let us see' } }, admin)).rejects.toMatchObject({
    failure: { error: 'accounts.role_built_in' },
  })
  await expect(
    call(grantRole, { body: { ...own, role: 'leader', reason: '  ' } }, admin),
  ).rejects.toMatchObject({
    status: 400,
  })
})

test('the audit log is paged, newest first', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const guest = await somebody()
  for (const role of ['leader', 'merchant'] as const) {
    await call(grantRole, { body: { address: guest.address, role, reason: 'paging' } }, admin)
  }
  const { data: first } = await call(auditLog, { query: { pageSize: 1 } }, admin)
  expect(first.list).toHaveLength(1)
  const { data: second } = await call(auditLog, { query: { pageSize: 1, before: first.next ?? 1 } }, admin)
  expect(second.list[0]?.id).toBeLessThan(first.list[0]?.id ?? 0)
})

test('the product itself can neither change nor delete lines of the audit log', async () => {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c role=mofu_app' })
  await client.connect()
  await expect(client.query(`update app.audit set reason = 'another'`)).rejects.toThrow(/permission denied/)
  await expect(client.query('delete from app.audit')).rejects.toThrow(/permission denied/)
  await client.end()
})
