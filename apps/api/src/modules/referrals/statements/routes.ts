import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/referrals/statements'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { heldTrees } from './held-trees.ts'
import { showOwnStatement } from './show-own-statement.ts'
import { listLines, listStatements, type Statement } from './store.ts'

export function statementRoutes(
  server: FastifyInstance,
  {
    db,
    readWatermark,
    defaultChainId,
  }: { db: Database; readWatermark: ReadWatermark; defaultChainId: number },
): void {
  const treeOf = heldTrees((chainId, month) => listLines(db, chainId, month))

  mount(server, wire.referralStatements, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    return { data: { list: (await listStatements(db, chainId)).map(statementOf) }, at }
  })

  mount(
    server,
    wire.ownStatement,
    { scopes: ['web3', 'readonly'] },
    async ({ params: { month }, query: { chainId = defaultChainId, after, pageSize } }, caller) => {
      const at = await readWatermark(chainId)
      const { lines, next, ...statement } = await showOwnStatement({ db, treeOf }, caller, {
        chainId,
        month,
        after,
        pageSize,
      })
      return { data: { ...statementOf(statement), lines, next }, at }
    },
  )
}

function statementOf({ closedAt, ...statement }: Statement): wire.ReferralStatement {
  return { ...statement, closedAt: closedAt.toISOString() }
}
