import {
  linkWallet,
  walletLogin,
  walletLoginByInviter,
  walletLoginOg,
  walletNonce,
  type Web3Login,
} from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { Tries } from '../../../platform/tries.ts'
import type { InviteStore } from '../invites/bind-inviter.ts'
import type { OpenSession } from '../people/account.ts'
import type { AccountStore } from '../people/store.ts'
import { createMessage, type MessageStore } from './create-message.ts'
import { linkWallet as link, type LinkStore } from './link-wallet.ts'
import { loginWithWallet, type WalletLogin } from './login-with-wallet.ts'
import type { SignedMessageStore } from './take-signed-message.ts'
import type { ProofOf } from './verify-signature.ts'

export type WalletWorld = {
  accounts: AccountStore
  messages: MessageStore & SignedMessageStore & LinkStore
  invites: InviteStore
  proofOf: ProofOf
  tries: Tries
  openSession: OpenSession
  publicUrl: string
  defaultChainId: number
  chainIds: readonly number[]
}

export function walletRoutes(server: FastifyInstance, world: WalletWorld): void {
  mount(server, walletNonce, 'anyone', async ({ params, query }, _, { ip }) => {
    const chainId = query.chainId ?? world.defaultChainId
    const { nonce, message, expiresAt } = await createMessage(
      { ...world, store: world.messages },
      { address: params.address, chainId, ip },
    )
    return { data: { nonce, message, expiresAt: expiresAt.toISOString() } }
  })

  for (const route of [walletLogin, walletLoginOg, walletLoginByInviter] as const) {
    mount(server, route, 'anyone', async ({ body: { publicAddress: address, ...body } }, _, visit) => ({
      data: answerOf(await loginWithWallet(world, { ...body, ...visit, address })),
    }))
  }

  mount(
    server,
    linkWallet,
    { scopes: ['readonly'] },
    async ({ body: { publicAddress: address, signature, nonce } }, { accountId }, { ip }) => {
      await link({ ...world, links: world.messages }, { accountId, address, signature, nonce, ip })
      return { data: { address } }
    },
  )
}

function answerOf({ login, ...rest }: WalletLogin): Web3Login {
  return { ...rest, v1Info: login }
}
