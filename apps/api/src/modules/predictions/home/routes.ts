import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/predictions/home'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { admins } from '../quiz-access.ts'
import { showQuizHome } from './show-quiz-home.ts'
import { findQuizHome } from './store.ts'
import { writeQuizHome } from './write-quiz-home.ts'

type Deps = { db: Database; mediaUrl: string; readWatermark: ReadWatermark; defaultChainId: number }

export function quizHomeRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, readWatermark, defaultChainId } = deps

  mount(server, wire.quizHome, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    return { data: await showQuizHome(db, chainId, at.blockTime), at }
  })

  mount(server, wire.quizHomeContent, admins, async ({ query: { chainId = defaultChainId } }) => {
    const { content, version, updatedAt, updatedBy } = await findQuizHome(db, chainId)
    return { data: { content, version, updatedAt: updatedAt?.toISOString() ?? null, updatedBy } }
  })

  mount(server, wire.writeQuizHome, admins, async ({ body }, caller) => {
    const { chainId = defaultChainId, ...change } = body
    return { data: { version: await writeQuizHome(deps, caller, { chainId, ...change }) } }
  })
}
