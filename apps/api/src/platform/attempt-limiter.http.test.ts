import { request } from 'node:http'

import { accountLimits, addressLimits } from '@mofu/domain/auth-limits'
import { mailsTo, tokenIn, untilMail } from '@mofu/testkit/mails'
import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { healthOf, logIn, startApi } from '@mofu/testkit/services'
import { signUp } from '@mofu/testkit/sign-in'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
let apis: { part: Part; url: string }[] = []

// Two processes as in production, and an unreachable Redis.
beforeAll(async () => {
  const start = async (name: string) => {
    const env = {
      ...stack.env,
      API_PORT: String(await freePort()),
      ADDRESS_LIMIT_FACTOR: '1',
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    }
    return startApi({ env, logFile: logIn(stack.folder, name) })
  }
  apis = [await start('limited-1'), await start('limited-2')]
})
afterAll(() => Promise.all(apis.map(({ part }) => part.stop())))

type Answer = {
  status: number | undefined
  error: string | undefined
  seconds: number | undefined
  cookie: string
}

/** A request from its own network address: the loopback range has many. */
async function post(
  index: number,
  from: string,
  path: string,
  form?: Record<string, string>,
  cookie?: string,
): Promise<Answer> {
  const headers = {
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...(cookie === undefined ? {} : { cookie }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      `${apis[index % 2]?.url}${path}`,
      { method: form ? 'POST' : 'GET', localAddress: from, headers },
      (reply) => {
        let text = ''
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
        reply.on('end', () => {
          const { error, facts } = JSON.parse(text) as { error?: string; facts?: { seconds?: number } }
          const [given = ''] = reply.headers['set-cookie'] ?? []
          resolve({ status: reply.statusCode, error, seconds: facts?.seconds, cookie: given })
        })
      },
    ).on('error', reject)
    sent.end(form ? new URLSearchParams(form).toString() : undefined)
  })
}
const login = (index: number, from: string, username: string, password: string, cookie?: string) =>
  post(index, from, '/api/main/auth/opengate/login', { username, password }, cookie)

test('without Redis, five wrong passwords block guesses from new devices, in every process and from every address', async () => {
  expect(await healthOf(apis[0]?.url ?? '')).toMatchObject({ state: 'degraded', degraded: ['redis'] })
  const email = 'guessed@mofu.example'
  await signUp(stack, { email, password: 'thirteen shy deer' })
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => login(index, `127.0.1.${index + 1}`, email, `guess ${index}`)),
  )
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(accountLimits.login.most)
  const held = guesses.filter(({ status }) => status === 429)
  expect(held).toHaveLength(40 - accountLimits.login.most)
  expect(held[0]?.error).toBe('accounts.too_many_tries')
  expect(held[0]?.seconds).toBeGreaterThan(30)
  // The right password is refused as well, or a guesser would see that it is right.
  expect((await login(0, '127.0.1.99', email, 'thirteen shy deer')).status).toBe(429)
})

test('a missing account is limited in the same way', async () => {
  const statuses = []
  for (let index = 0; index < 7; index++) {
    statuses.push((await login(index, '127.0.2.1', 'not-there@mofu.example', 'guess')).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
})

test('wrong passwords of strangers lock out neither a known device nor a reset by mail', async () => {
  const [email, other] = ['besieged@mofu.example', 'besieged-too@mofu.example']
  const password = 'thirteen calm deer'
  await signUp(stack, { email, password })
  await signUp(stack, { email: other, password })
  const first = await login(0, '127.0.6.100', email, password)
  expect(first.cookie).toMatch(/^mofu-device=[\w-]{43}; Path=\/api; .*HttpOnly; SameSite=Strict/)
  const known = cookieOf(first)
  for (const [index, one] of [email, other].entries()) {
    for (let guess = 0; guess < 6; guess++)
      await login(guess, `127.0.${7 + index}.${guess + 1}`, one, 'guess')
  }
  expect((await login(0, '127.0.6.101', email, password)).status).toBe(429)
  expect((await login(0, '127.0.6.102', email, password, known)).status).toBe(200)
  // The cookie of one account is worth nothing for another.
  expect((await login(0, '127.0.6.103', other, password, known)).status).toBe(429)

  // A flood of requests does not keep the owner from a link.
  const forget = '/api/main/auth/opengate/forgetPassword'
  for (let index = 0; index < 6; index++) {
    expect((await post(index, `127.0.9.${index + 1}`, forget, { email: other })).status).toBe(200)
    await untilMail(stack.mailsUrl, { to: other, subject: 'Set a new password' })
  }
  const sent = (await mailsTo(stack.mailsUrl, other)).filter(
    ({ subject }) => subject === 'Set a new password',
  )
  expect(sent.length).toBeLessThanOrEqual(accountLimits.forget.most)
  const [mail] = sent
  if (!mail) throw new Error('no link was sent')
  const path = `/api/main/auth/opengate/resetPassword?token=${tokenIn(mail)}`
  const reset = await post(0, '127.0.9.100', path, { password: 'fourteen calm deer' })
  expect(reset.status).toBe(200)
  // Also while the guessing goes on.
  for (let guess = 0; guess < 6; guess++) await login(guess, `127.0.10.${guess + 1}`, other, 'guess')
  expect((await login(0, '127.0.9.101', other, 'fourteen calm deer')).status).toBe(429)
  expect((await login(0, '127.0.9.102', other, 'fourteen calm deer', cookieOf(reset))).status).toBe(200)
})

test('a known device has its own limit', async () => {
  const email = 'known-guesser@mofu.example'
  await signUp(stack, { email, password: 'thirteen shy deer' })
  const from = '127.0.11.1'
  const cookie = cookieOf(await login(0, from, email, 'thirteen shy deer'))
  for (let index = 0; index < accountLimits.knownDevice.most; index++) {
    expect((await login(index, from, email, `guess ${index}`, cookie)).status).toBe(400)
  }
  expect((await login(0, from, email, 'thirteen shy deer', cookie)).status).toBe(429)
})

function cookieOf({ cookie }: Answer): string {
  const [given = ''] = cookie.split(';', 1)
  return given
}

test('one network address is blocked after its limit, another is not', async () => {
  const from = '127.0.3.1'
  for (let index = 0; index < addressLimits.login.most; index++) {
    expect((await login(index, from, `spray-${index}@mofu.example`, 'guess')).status).toBe(400)
  }
  expect((await login(0, from, 'spray-x@mofu.example', 'guess')).error).toBe('accounts.too_many_tries')
  expect((await login(0, '127.0.3.2', 'spray-y@mofu.example', 'guess')).status).toBe(400)
})

test.each([
  [
    'nonce',
    addressLimits.nonce.most,
    '/api/v2/api/Account/nonce/0x00000000000000000000000000000000000000aa',
    undefined,
  ],
  ['forget', addressLimits.forget.most, '/api/main/auth/opengate/forgetPassword?email=f%i@mofu.example', {}],
] as const)('%s is held after %d from one network address', async (what, most, path, form) => {
  const from = what === 'nonce' ? '127.0.4.1' : '127.0.4.2'
  const at = (index: number) => post(index, from, path.replace('%i', String(index)), form)
  for (let index = 0; index < most; index++) expect((await at(index)).status).toBe(200)
  expect(await at(most)).toMatchObject({ status: 429, error: 'accounts.too_many_tries' })
})
