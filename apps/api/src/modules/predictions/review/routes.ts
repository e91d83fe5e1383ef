import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import * as wire from '@mofu/wire/predictions/review'
import type { FastifyInstance } from 'fastify'

import { walletOf } from '../../../platform/caller-wallet.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { admins, wallets } from '../quiz-access.ts'
import type { ShowQuiz } from '../quiz-shown.ts'
import { requireQuiz } from '../require-quiz.ts'
import { objectToResult } from '../results/object-to-result.ts'
import { showQuiz } from '../show-quiz.ts'
import { listOwn } from './list-own.ts'
import { listToReview } from './list-to-review.ts'
import { takeDownQuiz } from './take-down-quiz.ts'

type Deps = { db: Database; show: ShowQuiz; readWatermark: ReadWatermark; defaultChainId: number }

export function quizReviewRoutes(
  server: FastifyInstance,
  { db, show, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, wire.myQuizzes, wallets, async ({ query }, caller) => {
    const { page, chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const author = walletOf(caller).address
    const { rows, total } = await listOwn(db, { chainId, author, time: at.blockTime, page })
    return { data: { list: rows.map((row) => show.card(row, at.blockTime)), page, total }, at }
  })

  mount(server, wire.quizzesToReview, admins, async ({ query }) => {
    const { state, page, chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const { rows, total } = await listToReview(db, { chainId, state, time: at.blockTime, page })
    return { data: { list: rows.map((row) => show.card(row, at.blockTime)), page, total }, at }
  })

  mount(server, wire.quizDraft, wallets, async ({ params: { id } }, caller) => {
    const { address, roles } = walletOf(caller)
    const row = await requireQuiz(db, id)
    // For others a quiz under review does not exist.
    if (row.author !== address && !roles.includes('admin'))
      throw new DomainError('predictions.not_found', { id })
    const at = await readWatermark(row.chainId)
    return { data: show.detail(await showQuiz(db, row, address), at.blockTime), at }
  })

  mount(server, wire.takeDownQuiz, wallets, async ({ body: { id, reason } }, caller) => {
    const { chainId } = await requireQuiz(db, id)
    const { blockTime: time } = await readWatermark(chainId)
    await takeDownQuiz(db, walletOf(caller), { id, reason, time })
    return { data: { isDone: true as const } }
  })

  mount(server, wire.objectToResult, wallets, async ({ body: { id, reason } }, caller) => {
    const { chainId } = await requireQuiz(db, id)
    const { blockTime: time } = await readWatermark(chainId)
    await objectToResult(db, walletOf(caller), { id, reason, time })
    return { data: { isDone: true as const } }
  })
}
