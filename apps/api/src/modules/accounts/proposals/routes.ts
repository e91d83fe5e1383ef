import * as wire from '@mofu/wire/accounts/proposals'
import type { FastifyInstance } from 'fastify'

import { walletOf } from '../../../platform/caller-wallet.ts'
import { mount } from '../../../platform/mount.ts'
import { type ConfirmDeps, confirmProposal } from './confirm-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

/** The wallet's own signature: a session opened with a password is not enough. */
const wallets = { scopes: ['web3'] } as const
const admins = { scopes: ['web3'], roles: ['admin'] } as const
const done = { data: { isDone: true } } as const

export function proposalRoutes(server: FastifyInstance, deps: ConfirmDeps): void {
  mount(server, wire.proposals, wallets, async ({ query }, caller) => {
    const { count, list, next } = await listProposals(deps.db, caller, query)
    return {
      data: {
        count,
        next,
        list: list.map(
          ({ id, kind, subject, reason, proposer, ender, state, endReason, proposedBy, ...row }) => ({
            id,
            kind,
            subject,
            reason,
            proposer,
            ender,
            state,
            endReason,
            parameters: texts(row.parameters),
            isOwn: proposedBy === caller.accountId,
            proposedAt: row.proposedAt.toISOString(),
            endsAt: row.endsAt.toISOString(),
            endedAt: row.endedAt?.toISOString() ?? null,
          }),
        ),
      },
    }
  })

  mount(server, wire.confirmProposal, admins, async ({ body: { id } }, caller) => {
    await confirmProposal(deps, walletOf(caller), id)
    return done
  })

  mount(server, wire.withdrawProposal, wallets, async ({ body }, caller) => {
    await withdrawProposal(deps, walletOf(caller), body)
    return done
  })
}

function texts(parameters: object): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))
}
