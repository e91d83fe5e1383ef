import type { Database } from '@mofu/db/connect'
import {
  linkWallet,
  walletLogin,
  walletLoginByInviter,
  walletLoginOg,
  walletNonce,
  type Web3Login,
} from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { mount } from '../../../platform/mount.ts'
import { createMessage } from './create-message.ts'
import { linkWallet as link } from './link-wallet.ts'
import { loginWithWallet, type WalletLogin } from './login-with-wallet.ts'
import type { ProofOf } from './verify-signature.ts'

export type WalletDeps = {
  db: Database
  proofOf: ProofOf
  limiter: AttemptLimiter
  publicUrl: string
  defaultChainId: number
  chainIds: readonly number[]
}

export function walletRoutes(server: FastifyInstance, deps: WalletDeps): void {
  mount(server, walletNonce, 'anyone', async ({ params, query }, _, { ip }) => {
    const chainId = query.chainId ?? deps.defaultChainId
    const { nonce, message, expiresAt } = await createMessage(deps, { address: params.address, chainId, ip })
    return { data: { nonce, message, expiresAt: expiresAt.toISOString() } }
  })

  for (const route of [walletLogin, walletLoginOg, walletLoginByInviter] as const) {
    mount(server, route, 'anyone', async ({ body: { publicAddress: address, ...body } }, _, visit) => ({
      data: answerOf(await loginWithWallet(deps, { ...body, ...visit, address })),
    }))
  }

  mount(
    server,
    linkWallet,
    { scopes: ['readonly'] },
    async ({ body: { publicAddress: address, signature, nonce } }, { accountId }, { ip }) => {
      await link(deps, { accountId, address, signature, nonce, ip })
      return { data: { address } }
    },
  )
}

function answerOf({ login, ...rest }: WalletLogin): Web3Login {
  return { ...rest, v1Info: login }
}
