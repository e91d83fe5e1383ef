import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { defaultLanguage } from '@mofu/domain/languages'
import * as wire from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import type { Visit } from '../../../platform/access.ts'
import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { mount } from '../../../platform/mount.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { forgetPassword } from './forget-password.ts'
import { loginWithPassword } from './login-with-password.ts'
import type { Passwords } from './passwords.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { validateEmail } from './validate-email.ts'

export type PasswordDeps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

const done = { data: { isDone: true } } as const

export function passwordRoutes(server: FastifyInstance, deps: PasswordDeps): void {
  const signIn = async (
    input: Omit<Parameters<typeof loginWithPassword>[1], 'ip' | 'device'>,
    visit: Visit,
  ) => {
    const { login, deviceToken } = await loginWithPassword(deps, { ...input, ...visit })
    return { data: login, deviceToken }
  }

  mount(server, wire.register, 'anyone', async ({ query, body }, _, { ip }) => {
    const { email = '', password = '', inviterCode, language = defaultLanguage } = { ...query, ...body }
    await register(deps, { email, password, inviterCode, language, ip })
    return done
  })

  mount(server, wire.validateEmail, 'anyone', async ({ body: { token } }, _, { ip }) => ({
    data: { email: await validateEmail(deps, { token, ip }) },
  }))

  mount(server, wire.passwordLogin, 'anyone', async ({ body: { username, password } }, _, visit) =>
    signIn({ email: username, password, scope: 'readonly' }, visit),
  )

  mount(server, wire.mallLogin, 'anyone', async ({ body: { email, password } }, _, visit) =>
    signIn({ email, password, scope: 'mall' }, visit),
  )

  mount(server, wire.forgetPassword, 'anyone', async ({ query, body }, _, { ip }) => {
    const { email = '', language = defaultLanguage } = { ...query, ...body }
    await forgetPassword(deps, { email, language, ip })
    return done
  })

  mount(server, wire.resetPassword, 'anyone', async ({ query, body }, _, { ip }) => {
    const token = body.token ?? query.token
    if (token === undefined) throw new DomainError('accounts.link_dead')
    const deviceToken = await resetPassword(deps, { token, password: body.password, ip })
    return { ...done, deviceToken }
  })

  mount(
    server,
    wire.changePassword,
    { scopes: ['readonly', 'web3'] },
    async ({ body: { current, password } }, { accountId, sessionId }) => {
      await changePassword(deps, { accountId, sessionId, current, password })
      return done
    },
  )

  mount(
    server,
    wire.changeEmail,
    { scopes: ['readonly', 'web3'] },
    async ({ body: { email, password, language } }, { accountId }) => {
      await changeEmail(deps, { accountId, email, password, language })
      return done
    },
  )
}
