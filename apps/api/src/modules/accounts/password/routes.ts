import { DomainError } from '@mofu/domain/domain-error'
import { defaultLanguage } from '@mofu/domain/languages'
import * as wire from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import type { Visit } from '../../../platform/access.ts'
import { mount } from '../../../platform/mount.ts'
import type { Tries } from '../../../platform/tries.ts'
import type { InviteStore } from '../invites/bind-inviter.ts'
import type { OpenSession } from '../people/account.ts'
import type { AccountStore } from '../people/store.ts'
import { changeEmail } from './change-email.ts'
import { changePassword, type PasswordStore } from './change-password.ts'
import type { ClaimStore } from './claim.ts'
import type { DeviceStore } from './devices.ts'
import { forgetPassword } from './forget-password.ts'
import { loginWithPassword } from './login-with-password.ts'
import type { Passwords } from './passwords.ts'
import { register } from './register.ts'
import { resetPassword, type ResetStore } from './reset-password.ts'
import { validateEmail, type ValidateStore } from './validate-email.ts'

export type PasswordWorld = {
  accounts: AccountStore
  claims: ClaimStore & ResetStore & ValidateStore & PasswordStore & DeviceStore
  invites: InviteStore
  passwords: Passwords
  tries: Tries
  openSession: OpenSession
}

const done = { data: { isDone: true } } as const

export function passwordRoutes(server: FastifyInstance, world: PasswordWorld): void {
  const { claims } = world
  const signIn = async (
    input: Omit<Parameters<typeof loginWithPassword>[1], 'ip' | 'device'>,
    visit: Visit,
  ) => {
    const { login, deviceToken } = await loginWithPassword(
      { ...world, devices: claims },
      { ...input, ...visit },
    )
    return { data: login, deviceToken }
  }

  mount(server, wire.register, 'anyone', async ({ query, body }, _, { ip }) => {
    const { email = '', password = '', inviterCode, language = defaultLanguage } = { ...query, ...body }
    await register(world, { email, password, inviterCode, language, ip })
    return done
  })

  mount(server, wire.validateEmail, 'anyone', async ({ body: { token } }, _, { ip }) => ({
    data: { email: await validateEmail(world, { token, ip }) },
  }))

  mount(server, wire.passwordLogin, 'anyone', async ({ body: { username, password } }, _, visit) =>
    signIn({ email: username, password, scope: 'readonly' }, visit),
  )

  mount(server, wire.mallLogin, 'anyone', async ({ body: { email, password } }, _, visit) =>
    signIn({ email, password, scope: 'mall' }, visit),
  )

  mount(server, wire.forgetPassword, 'anyone', async ({ query, body }, _, { ip }) => {
    const { email = '', language = defaultLanguage } = { ...query, ...body }
    await forgetPassword(world, { email, language, ip })
    return done
  })

  mount(server, wire.resetPassword, 'anyone', async ({ query, body }, _, { ip }) => {
    const token = body.token ?? query.token
    if (token === undefined) throw new DomainError('accounts.link_dead')
    const deviceToken = await resetPassword(
      { ...world, resets: claims, devices: claims },
      { token, password: body.password, ip },
    )
    return { ...done, deviceToken }
  })

  mount(
    server,
    wire.changePassword,
    { scopes: ['readonly', 'web3'] },
    async ({ body: { current, password } }, { accountId, sessionId }) => {
      await changePassword({ ...world, store: claims }, { accountId, sessionId, current, password })
      return done
    },
  )

  mount(
    server,
    wire.changeEmail,
    { scopes: ['readonly', 'web3'] },
    async ({ body: { email, password, language } }, { accountId }) => {
      await changeEmail(world, { accountId, email, password, language })
      return done
    },
  )
}
