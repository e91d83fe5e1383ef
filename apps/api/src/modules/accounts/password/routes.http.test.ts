import { mailsTo, tokenIn, untilMail } from '@mofu/testkit/mails'
import { bearer, signInWallet, signUp } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { apiUrl, mailsUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const database = new pg.Client({ connectionString: stack.databaseUrl })
beforeAll(() => database.connect())
afterAll(() => database.end())

const password = 'seven sleepy otters'
const register = (email: string, more: object = {}) =>
  call(wire.register, { query: {}, body: { email, password, ...more } })
const login = (username: string, with_ = password) =>
  call(wire.passwordLogin, { body: { username, password: with_ } })
const loginFailed = {
  status: 400,
  failure: { error: 'accounts.login_failed', msg: expect.stringMatching(/^Login failed/) },
}
const linkDead = { status: 410, failure: { error: 'accounts.link_dead' } }

test('POST register takes query parameters; the account exists once its mail is confirmed [main-09]', async () => {
  const email = 'query@mofu.example'
  const query = new URLSearchParams({ email: 'Query@Mofu.Example', password })
  const reply = await fetch(`${apiUrl}/api/main/auth/opengate/register?${query}`, { method: 'POST' })
  expect(await reply.json()).toEqual({ code: 200, msg: 'ok', data: { isDone: true } })
  await expect(login(email)).rejects.toMatchObject(loginFailed)
  const mail = await untilMail(mailsUrl, { to: email, subject: 'Is this your e-mail?' })
  expect(mail.text).toContain(`${apiUrl}/validateEmail#token=`)
  expect(mail.html).toContain('Yes, this is me')
  const { data } = await call(wire.validateEmail, { body: { token: tokenIn(mail) } })
  expect(data).toEqual({ email })
  expect((await login(email)).data).toMatchObject({ username: email, address: null })
  await expect(call(wire.validateEmail, { body: { token: tokenIn(mail) } })).rejects.toMatchObject(linkDead)
})

test('POST login takes a form and gives username, address, token and myCode [main-11]', async () => {
  const email = 'form@mofu.example'
  await signUp(stack, { email, password })
  const reply = await fetch(`${apiUrl}/api/main/auth/opengate/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  })
  const body = (await reply.json()) as { data: wire.Login }
  expect(body).toEqual({
    code: 200,
    msg: 'ok',
    data: {
      username: email,
      address: null,
      token: expect.stringMatching(/^[\w-]{43}$/),
      myCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
    },
  })
  const { data } = await call(wire.me, {}, bearer(body.data.token))
  expect(data).toMatchObject({ email, scope: 'readonly', roles: [] })

  const twice = await fetch(`${apiUrl}/api/main/auth/opengate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `username=${email}&username=other@mofu.example&password=x`,
  })
  expect(twice.status).toBe(400)
})

test('POST User/Login opens the mall and nothing else [mall-12]', async () => {
  const email = 'mall@mofu.example'
  await signUp(stack, { email, password })
  const { data } = await call(wire.mallLogin, { body: { email, password } })
  expect(data).toMatchObject({ username: email, address: null, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await call(wire.me, {}, bearer(data.token))).data.scope).toBe('mall')
  await expect(call(wire.sessions, {}, bearer(data.token))).rejects.toMatchObject({
    status: 403,
    failure: { error: 'accounts.scope_wrong' },
  })
  await expect(call(wire.mallLogin, { body: { email, password: 'wrong' } })).rejects.toMatchObject(
    loginFailed,
  )
})

test('GET loginByAddress proves nothing, so it returns no token [main-10]', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const address = wallet.address.toLowerCase()
  const ask = async () => (await call(wire.loginByAddress, { params: { address: wallet.address } })).data
  const unknown = {
    username: `${address.slice(0, 4)}…${address.slice(-4)}`,
    address,
    token: null,
    myCode: null,
  }
  expect(await ask()).toEqual(unknown)
  const { v1Info } = await signInWallet(apiUrl, wallet)
  expect(await ask()).toEqual({ ...unknown, myCode: v1Info.myCode })
})

test('POST forgetPassword?email and POST resetPassword?token set a new password; every session ends [main-12] [main-13]', async () => {
  const email = 'forgot@mofu.example'
  const { token: session } = await signUp(stack, { email, password })
  const asked = await fetch(
    `${apiUrl}/api/main/auth/opengate/forgetPassword?${new URLSearchParams({ email, language: 'jp' })}`,
    { method: 'POST' },
  )
  expect(await asked.json()).toEqual({ code: 200, msg: 'ok', data: { isDone: true } })
  const mail = await untilMail(mailsUrl, { to: email, subject: '新しいパスワードの設定' })
  const token = tokenIn(mail)

  const reset = (newPassword: string) =>
    fetch(`${apiUrl}/api/main/auth/opengate/resetPassword?${new URLSearchParams({ token })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: newPassword }),
    })
  // A refused password does not consume the link.
  expect(await (await reset('short')).json()).toMatchObject({ error: 'accounts.password_short' })
  const done = await reset('eight brave hamsters')
  expect(await done.json()).toEqual({ code: 200, msg: 'ok', data: { isDone: true } })

  await expect(call(wire.me, {}, bearer(session))).rejects.toMatchObject({ status: 401 })
  await expect(login(email)).rejects.toMatchObject(loginFailed)
  expect((await login(email, 'eight brave hamsters')).data.username).toBe(email)
  await untilMail(mailsUrl, { to: email, subject: 'Your password was changed' })
})

test('of 50 parallel uses of a reset link one works, and it expires', async () => {
  const email = 'once@mofu.example'
  await signUp(stack, { email, password })
  const forget = async () => {
    const before = (await mailsTo(mailsUrl, email)).length
    await call(wire.forgetPassword, { query: {}, body: { email } })
    await expect
      .poll(async () => (await mailsTo(mailsUrl, email)).length, { timeout: 10_000 })
      .toBeGreaterThan(before)
    return tokenIn(await untilMail(mailsUrl, { to: email, subject: 'Set a new password' }))
  }
  const use = (token: string, index = 0) =>
    call(wire.resetPassword, { query: {}, body: { token, password: `brave hamster ${index}` } })

  const token = await forget()
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => use(token, index)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const reason of reasons) expect(reason).toMatchObject(linkDead)

  const late = await forget()
  const { rows } = await database.query<{ seconds: number }>(
    `select extract(epoch from expires_at - now())::float as seconds from app.email_claim where email = $1`,
    [email],
  )
  expect(rows[0]?.seconds).toBeGreaterThan(1_790)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(1_800)
  await database.query(`update app.email_claim set expires_at = now() where email = $1`, [email])
  await expect(use(late)).rejects.toMatchObject(linkDead)
}, 40_000)

test('registering with an address that has an account answers the same, and notifies its owner by mail', async () => {
  const email = 'known@mofu.example'
  await signUp(stack, { email, password })
  expect((await register(email, { password: 'somebody elses idea', language: 'tc' })).data).toEqual({
    isDone: true,
  })
  await untilMail(mailsUrl, { to: email, subject: '你已經有帳號了' })
  await expect(login(email, 'somebody elses idea')).rejects.toMatchObject(loginFailed)
  expect((await login(email)).data.username).toBe(email)
})

test('a reset for an address without an account answers the same and mails nobody', async () => {
  const email = 'nobody@mofu.example'
  expect((await call(wire.forgetPassword, { query: { email }, body: undefined })).data).toEqual({
    isDone: true,
  })
  // The claim stays as long as a link would, without one, so that asking again takes the same path.
  const queued = `select from jobs.job j join app.email_claim c on c.id::text = j.data ->> 'subjectId'
    where j.name = 'mail' and j.state <= 'active' and c.email = $1`
  await expect.poll(async () => (await database.query(queued, [email])).rowCount).toBe(0)
  const { rows } = await database.query('select token_hash from app.email_claim where email = $1', [email])
  expect(rows).toEqual([{ token_hash: null }])
  expect(await mailsTo(mailsUrl, email)).toEqual([])
})

test.each([
  ['x@mofu.example', '1234567', 'accounts.password_short'],
  ['x@mofu.example', 'x'.repeat(129), 'accounts.password_long'],
  ['x@mofu.example', 'X@mofu.example', 'accounts.password_email'],
  ['x@mofu.example', 'Password1', 'accounts.password_common'],
  ['x@mofu.example', 'qwertyuiop', 'accounts.password_common'],
  ['not an address', password, 'request.invalid'],
])('registering %s with %s is refused: %s', async (email, with_, error) => {
  await expect(register(email, { password: with_ })).rejects.toMatchObject({
    status: 400,
    failure: { error },
  })
})

test('an invite code given when registering is bound', async () => {
  const inviter = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  const { myCode } = inviter.v1Info
  const { token } = await signUp(stack, { email: 'guest@mofu.example', password, inviterCode: myCode })
  expect((await call(wire.me, {}, bearer(token))).data.inviterCode).toBe(myCode)
})

test('the password is changed with the present one, and the other sessions end', async () => {
  const email = 'change@mofu.example'
  const { token: other } = await signUp(stack, { email, password })
  const { token } = (await login(email)).data
  const change = (current: string, next: string) =>
    call(wire.changePassword, { body: { current, password: next } }, bearer(token))
  await expect(change('wrong', 'nine tired foxes')).rejects.toMatchObject({
    failure: { error: 'accounts.password_wrong' },
  })
  await expect(change(password, 'short')).rejects.toMatchObject({
    failure: { error: 'accounts.password_short' },
  })
  await change(password, 'nine tired foxes')
  expect((await call(wire.me, {}, bearer(token))).data.email).toBe(email)
  await expect(call(wire.me, {}, bearer(other))).rejects.toMatchObject({ status: 401 })
  expect((await login(email, 'nine tired foxes')).data.username).toBe(email)
})

test('a wallet account adds an e-mail and a password, and can sign in either way', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { v1Info } = await signInWallet(apiUrl, wallet)
  const email = 'both@mofu.example'
  await call(wire.changeEmail, { body: { email, password } }, bearer(v1Info.token))
  const mail = await untilMail(mailsUrl, { to: email, subject: 'Is this your new e-mail?' })
  await call(wire.validateEmail, { body: { token: tokenIn(mail) } })
  expect((await login(email)).data).toMatchObject({ username: email, address: wallet.address.toLowerCase() })

  // Another account cannot take it; its owner is notified of the attempt.
  const stranger = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  await call(
    wire.changeEmail,
    { body: { email, password: 'a strangers idea' } },
    bearer(stranger.v1Info.token),
  )
  await untilMail(mailsUrl, { to: email, subject: 'This address already has an account' })
})

test('known and unknown e-mails: same body, and a median difference under 5 ms over 200 attempts', async () => {
  const passwordHash = await hash(password)
  const known = Array.from({ length: 50 }, (_, index) => `timing-${index}@mofu.example`)
  for (const [index, email] of known.entries()) {
    const code = `TMNG${String(index + 1_000)
      .replace(/0/g, 'Z')
      .replace(/1/g, 'Y')}`
    await database.query(`insert into app.account (email, password_hash, invite_code) values ($1, $2, $3)`, [
      email,
      passwordHash,
      code,
    ])
  }
  const attempt = async (email: string) => {
    const from = performance.now()
    const reply = await fetch(`${apiUrl}/api/main/auth/opengate/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: email, password: 'not this one' }),
    })
    const body: unknown = await reply.json()
    // The request id differs for everybody.
    const said = JSON.stringify([reply.status, { ...(body as object), requestId: '' }])
    return { ms: performance.now() - from, body: said }
  }
  const differences: number[] = []
  const bodies = new Set<string>()
  for (let round = 0; round < 4; round++) {
    for (const [index, email] of known.entries()) {
      // One right after the other, so that both see the same load; the order alternates.
      const stranger = `stranger-${index}@mofu.example`
      const isKnownFirst = (round + index) % 2 === 0
      const first = await attempt(isKnownFirst ? email : stranger)
      const second = await attempt(isKnownFirst ? stranger : email)
      differences.push(isKnownFirst ? first.ms - second.ms : second.ms - first.ms)
      bodies.add(first.body).add(second.body)
    }
  }
  expect(bodies.size).toBe(1)
  expect(differences).toHaveLength(200)
  expect(Math.abs(median(differences))).toBeLessThan(5)
}, 120_000)

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
