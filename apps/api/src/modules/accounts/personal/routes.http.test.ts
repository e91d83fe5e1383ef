import { bearer, signUp } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const password = 'eleven round seals'
const needed = { status: 401, failure: { error: 'accounts.session_needed', msg: expect.any(String) } }

async function signedIn(email: string) {
  const { token } = await signUp(stack, { email, password })
  const again = (await call(wire.passwordLogin, { body: { username: email, password } })).data.token
  return { first: bearer(token), second: bearer(again), tokens: [token, again] }
}

test('a session is ended by signing out, from the list, or with all the others', async () => {
  const { first, second } = await signedIn('sessions@mofu.example')
  const { data } = await call(wire.sessions, {}, first)
  expect(data.list).toHaveLength(2)
  expect(data.list.filter(({ isThis }) => isThis)).toHaveLength(1)
  const other = data.list.find(({ isThis }) => !isThis)
  await call(wire.endSession, { body: { id: other?.id ?? '' } }, first)
  await expect(call(wire.me, {}, second)).rejects.toMatchObject(needed)

  const login = () => call(wire.passwordLogin, { body: { username: 'sessions@mofu.example', password } })
  await login()
  await login()
  expect((await call(wire.endOtherSessions, {}, first)).data).toEqual({ ended: 2 })
  await call(wire.signOut, {}, first)
  await expect(call(wire.me, {}, first)).rejects.toMatchObject(needed)
})

test('only the hash of a token is stored, and a session ends when idle and at its absolute end', async () => {
  const { first, second, tokens } = await signedIn('ends@mofu.example')
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ row: string; id: string }>(
    `select row_to_json(s)::text as row, s.id from app.session s join app.account a on a.id = s.account_id
     where a.email = 'ends@mofu.example' order by s.created_at`,
  )
  expect(rows).toHaveLength(2)
  for (const { row } of rows) for (const token of tokens) expect(row).not.toContain(token)
  await client.query(`update app.session set idle_ends_at = now() where id = $1`, [rows[0]?.id])
  await client.query(`update app.session set ends_at = now() where id = $1`, [rows[1]?.id])
  await client.end()
  await expect(call(wire.me, {}, first)).rejects.toMatchObject(needed)
  await expect(call(wire.me, {}, second)).rejects.toMatchObject(needed)
})

test('all stored data can be downloaded, without secrets', async () => {
  const { first } = await signedIn('export@mofu.example')
  const { data } = await call(wire.exportAccount, {}, first)
  expect(data).toMatchObject({
    account: { email: 'export@mofu.example', address: null },
    roles: [],
    notifications: [],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i)
})

test('an account is deleted when its name is typed, and its e-mail is free again', async () => {
  const email = 'leaves@mofu.example'
  const { first } = await signedIn(email)
  await expect(
    call(wire.deleteAccount, { body: { confirm: 'another@mofu.example' } }, first),
  ).rejects.toMatchObject({
    status: 403,
  })
  await call(wire.deleteAccount, { body: { confirm: email } }, first)
  await expect(call(wire.me, {}, first)).rejects.toMatchObject(needed)
  await expect(call(wire.passwordLogin, { body: { username: email, password } })).rejects.toMatchObject({
    failure: { error: 'accounts.login_failed' },
  })
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { rowCount } = await client.query('select from app.account where email = $1', [email])
  await client.end()
  expect(rowCount).toBe(0)
})
