import { readFile } from 'node:fs/promises'

import { tokenIn, untilMail } from '@mofu/testkit/mails'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { signInWallet } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { addAddress } from '@mofu/wire/mall/addresses'
import { mountPath } from '@mofu/wire/route'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const canary = 'cAnArY-7f3e9b21d4'

test('secrets sent through every route appear in no log, not even at the most verbose level', async () => {
  const logFile = logIn(stack.folder, 'canary')
  const env = { ...stack.env, API_PORT: String(await freePort()), LOG_LEVEL: 'trace' }
  const { part, url } = await startApi({ env, logFile })
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const secrets = {
    password: canary,
    current: canary,
    token: canary,
    email: `${canary}@mofu.example`,
    username: `${canary}@mofu.example`,
    signature: canary,
    confirm: canary,
  }
  const headers = { authorization: `Bearer ${canary}`, cookie: `session=${canary}` }
  let sent = 0
  for (const [path, methods] of Object.entries(paths)) {
    const at = `${url}${path.replace(/\{\w+\}/g, '1')}?${new URLSearchParams(secrets)}`
    for (const method of Object.keys(methods)) {
      const bodies =
        method === 'post'
          ? [
              { body: JSON.stringify(secrets), type: 'application/json' },
              { body: `{"password":"${canary}"`, type: 'application/json' },
              { body: new URLSearchParams(secrets).toString(), type: 'application/x-www-form-urlencoded' },
              { body: canary, type: 'text/plain' },
            ]
          : [undefined]
      for (const one of bodies) {
        const reply = await fetch(at, {
          method: method.toUpperCase(),
          headers: { ...headers, ...(one ? { 'content-type': one.type } : {}) },
          ...(one ? { body: one.body } : {}),
        })
        await reply.arrayBuffer()
        sent += 1
      }
    }
  }

  // Database errors name their parameters: one table is broken here, while a person fills in a form.
  const broken = new pg.Client({ connectionString: stack.databaseUrl })
  await broken.connect()
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { v1Info } = await signInWallet(url, wallet)
  await broken.query(
    `alter table app.shipping_address add constraint canary check (name <> '${canary}') not valid`,
  )
  const address = {
    name: canary,
    phone: '+81312345678',
    country: 'JP',
    postalCode: '1000001',
    address: `${canary} 1-1`,
  }
  const failed = await fetch(`${url}${mountPath(addAddress)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${v1Info.token}` },
    body: JSON.stringify(address),
  })
  expect(failed.status).toBe(500)
  await failed.arrayBuffer()
  await broken.query('alter table app.shipping_address drop constraint canary')
  await broken.end()

  // And once successfully: the secrets of a real account, its mails and its session.
  const call = createClient({ baseUrl: url })
  const email = 'secretive@mofu.example'
  const password = 'fourteen hidden moles'
  await call(wire.register, { query: {}, body: { email, password } })
  const yes = tokenIn(await untilMail(stack.mailsUrl, { to: email, subject: 'Is this your e-mail?' }))
  await call(wire.validateEmail, { body: { token: yes } })
  const { data: login } = await call(wire.passwordLogin, { body: { username: email, password } })
  await call(wire.me, {}, { headers: { authorization: `Bearer ${login.token}` } })
  await call(wire.forgetPassword, { query: { email }, body: undefined })
  const reset = tokenIn(await untilMail(stack.mailsUrl, { to: email, subject: 'Set a new password' }))
  await call(wire.resetPassword, { query: { token: reset }, body: { password: `${password} again` } })
  await part.stop()

  const logs = await Promise.all(
    [logFile, logIn(stack.folder, 'worker'), logIn(stack.folder, 'api')].map((file) =>
      readFile(file, 'utf8'),
    ),
  )
  const lines = logs.join('\n')
  // It did log: otherwise the absence of secrets would mean nothing.
  expect(lines.split('\n').length).toBeGreaterThan(sent)
  expect(lines).toContain('/api/main/auth/opengate/register')
  expect(lines).toContain('insert app.shipping_address')
  for (const secret of ['+81312345678', wallet.address.toLowerCase(), v1Info.token]) {
    expect(lines).not.toContain(secret)
  }
  for (const secret of [canary, password, yes, reset, login.token, email]) expect(lines).not.toContain(secret)
}, 60_000)
