import type { Language } from '@mofu/domain/languages'
import * as wire from '@mofu/wire/accounts'

import { call, callSigned } from '../../../api/call.ts'

/** Secrets go in the body: URLs end up in logs and histories. */
export async function register(input: {
  email: string
  password: string
  inviterCode: string | undefined
  language: Language
}): Promise<void> {
  const { inviterCode, ...body } = input
  await call(wire.register, { query: {}, body: { ...body, ...(inviterCode ? { inviterCode } : {}) } })
}

export async function requestPasswordReset(body: { email: string; language: Language }): Promise<void> {
  await call(wire.forgetPassword, { query: {}, body })
}

export async function setNewPassword(body: { token: string; password: string }): Promise<void> {
  await call(wire.resetPassword, { query: {}, body })
}

export async function confirmEmail(token: string): Promise<string> {
  return (await call(wire.validateEmail, { body: { token } })).data.email
}

export async function requestEmailChange(body: {
  email: string
  password: string
  language: Language
}): Promise<void> {
  await callSigned(wire.changeEmail, { body })
}
