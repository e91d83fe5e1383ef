import { parseEmail } from '@mofu/domain/email'
import { languages } from '@mofu/domain/languages'
import { passwordLength } from '@mofu/domain/password'
import { roles } from '@mofu/domain/roles'
import { sessionScopes } from '@mofu/domain/session-scopes'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, done } from './values.ts'

const language = z.optional(z.enum(languages))
/** Longer than any real value: rejected before it costs any work. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLength.most * 8))
const email = z.string().check(
  z.maxLength(320),
  z.refine((text) => parseEmail(text) !== undefined, 'Please enter the correct email format'),
)
const code = z.string().check(z.maxLength(64))
const token = z.string().check(z.maxLength(128))
const signature = z.string().check(z.regex(/^0x([0-9a-fA-F]{2}){1,8192}$/, 'must be hexadecimal bytes'))
const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** SPEC §3: the response to a login. */
export const login = z.object({
  username: z.string(),
  address: z.nullable(z.string()),
  token: z.string(),
  myCode: z.string(),
})
export type Login = z.output<typeof login>

const registration = {
  email: z.optional(email),
  password: z.optional(password),
  inviterCode: z.optional(code),
  language,
}

/** SPEC gives the fields in the query. They are also accepted in a body, which our own client uses. */
export const register = route({
  service: 'main',
  method: 'POST',
  path: '/auth/opengate/register',
  summary: 'Register with e-mail and password; a mail asks to confirm the address',
  query: z.object(registration),
  body: z.optional(z.nullable(z.object(registration))),
  data: done,
})

export const loginByAddress = route({
  service: 'main',
  method: 'GET',
  path: '/auth/opengate/loginByAddress/:address',
  summary: 'Public data of an address. It proves nothing, so it returns no token',
  params: z.object({ address }),
  data: z.object({
    username: z.string(),
    address: z.string(),
    token: z.null(),
    myCode: z.nullable(z.string()),
  }),
})

export const passwordLogin = route({
  service: 'main',
  method: 'POST',
  path: '/auth/opengate/login',
  summary: 'Sign in with e-mail and password, read-only (form or JSON)',
  body: z.object({ username: z.string().check(z.maxLength(320)), password }),
  data: login,
})

export const mallLogin = route({
  service: 'mall',
  method: 'POST',
  path: '/User/Login',
  summary: 'Sign in to the mall',
  body: z.object({ email: z.string().check(z.maxLength(320)), password }),
  data: login,
})

export const forgetPassword = route({
  service: 'main',
  method: 'POST',
  path: '/auth/opengate/forgetPassword',
  summary: 'Request a password reset by mail. Same response for every address',
  query: z.object({ email: z.optional(email), language }),
  body: z.optional(z.nullable(z.object({ email: z.optional(email), language }))),
  data: done,
})

export const resetPassword = route({
  service: 'main',
  method: 'POST',
  path: '/auth/opengate/resetPassword',
  summary: 'Set a new password with the token of the mail',
  query: z.object({ token: z.optional(token) }),
  body: z.object({ password, token: z.optional(token) }),
  data: done,
})

export const validateEmail = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/validateEmail',
  summary: 'Confirm an e-mail address with the token of the mail',
  body: z.object({ token }),
  data: z.object({ email: z.string() }),
})

export const walletNonce = route({
  service: 'v2',
  method: 'GET',
  path: '/api/Account/nonce/:address',
  summary: 'The message (EIP-4361) a wallet signs to sign in, and its nonce',
  params: z.object({ address }),
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ nonce: z.string(), message: z.string(), expiresAt: z.string() }),
})

/** The nonce is our addition: without it, the address's newest messages are tried. */
const signed = { publicAddress: address, signature, nonce: z.optional(nonce), language }
const web3Login = z.object({
  /** Who invited the account; null when nobody did. */
  inviterCode: z.nullable(z.string()),
  publicAddress: z.string(),
  v1Info: login,
  /** Why the invite code of this login was refused; null when it was accepted, or none was sent. */
  inviteRefusal: z.nullable(z.string()),
})
export type Web3Login = z.output<typeof web3Login>

const walletLoginBody = z.object({ ...signed, inviterCode: z.optional(z.nullable(code)) })

export const walletLogin = route({
  service: 'v2',
  method: 'POST',
  path: '/api/Account/login',
  summary: 'Sign in with a signed message',
  body: walletLoginBody,
  data: web3Login,
})

export const walletLoginOg = route({
  service: 'v2',
  method: 'POST',
  path: '/OG/Account/login',
  summary: 'Sign in with a signed message (alias)',
  body: walletLoginBody,
  data: web3Login,
})

export const walletLoginByInviter = route({
  service: 'v2',
  method: 'POST',
  path: '/OG/Account/LoginByV1Inviter',
  summary: 'Sign in with a signed message and the invite code of the page',
  body: z.object({ ...signed, inviterCode: code }),
  data: web3Login,
})

export const me = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/me',
  summary: 'The signed-in account and its permissions',
  data: z.object({
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    myCode: z.string(),
    inviterCode: z.nullable(z.string()),
    roles: z.array(z.enum(roles)),
    scope: z.enum(sessionScopes),
    createdAt: z.string(),
  }),
})

export const signOut = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/signOut',
  summary: 'End this session',
  data: done,
})

export const sessions = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/sessions',
  summary: 'The sessions of the account',
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        scope: z.enum(sessionScopes),
        device: z.string(),
        createdAt: z.string(),
        seenAt: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
})

export const endSession = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/endSession',
  summary: 'End one session of the account',
  body: z.object({ id: z.uuid() }),
  data: done,
})

export const endOtherSessions = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/endOtherSessions',
  summary: 'End every other session of the account',
  data: z.object({ ended: z.int() }),
})

export const linkWallet = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/linkWallet',
  summary: 'Link a wallet to the account, with a signed message',
  body: z.object({ publicAddress: address, signature, nonce: z.optional(nonce) }),
  data: z.object({ address: z.string() }),
})

export const changePassword = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/changePassword',
  summary: 'Change the password; other sessions end',
  body: z.object({ current: password, password }),
  data: done,
})

export const changeEmail = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/changeEmail',
  summary: 'Set or change the e-mail of the account; a mail asks to confirm it',
  body: z.object({
    email,
    /** The current password; for an account without one, the new password. */
    password,
    language,
  }),
  data: done,
})

export const exportAccount = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/export',
  summary: 'Export everything we store about the account',
  data: z.record(z.string(), z.unknown()),
})

export const deleteAccount = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/delete',
  summary: 'Delete the account; the user types its e-mail or address to confirm',
  body: z.object({ confirm: z.string().check(z.maxLength(320)) }),
  data: done,
})
