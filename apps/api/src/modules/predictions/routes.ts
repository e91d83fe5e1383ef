import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/predictions'
import * as review from '@mofu/wire/predictions/review'
import type { FastifyInstance } from 'fastify'

import { walletOf } from '../../platform/caller-wallet.ts'
import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import type { AdminSource } from '../accounts/index.ts'
import { listQuizzes } from './list-quizzes.ts'
import { admins, wallets } from './quiz-access.ts'
import type { ShowQuiz } from './quiz-shown.ts'
import { requirePublicQuiz, requireQuiz } from './require-quiz.ts'
import { announceResult } from './results/announce-result.ts'
import { proposeResult } from './results/propose-result.ts'
import { reviewQuiz } from './review/review-quiz.ts'
import { showSettings } from './settings/show-settings.ts'
import { showQuiz } from './show-quiz.ts'
import { createQuiz } from './writing/create-quiz.ts'
import { editQuiz } from './writing/edit-quiz.ts'

type Deps = {
  db: Database
  admins: AdminSource
  mediaUrl: string
  nameCoin: NameCoin
  show: ShowQuiz
  readWatermark: ReadWatermark
  defaultChainId: number
}

/** SPEC §7's six calls, and the settings of the contract. An `address` in a body is not read. */
export function predictionsRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, nameCoin, show, readWatermark, defaultChainId } = deps

  mount(server, wire.predictionList, 'anyone', async ({ body }) => {
    const { page, pageSize, state, phase, chainId = defaultChainId } = body
    const at = await readWatermark(chainId)
    const time = at.blockTime
    const { rows, total } = await listQuizzes(db, { chainId, time, state, phase, page, pageSize })
    return { data: { list: rows.map((row) => show.card(row, time)), page, pageSize, total }, at }
  })

  mount(server, wire.predictionDetail, 'anyone', async ({ query: { id, account } }) => {
    const row = await requirePublicQuiz(db, id)
    const at = await readWatermark(row.chainId)
    return { data: show.detail(await showQuiz(db, row, account), at.blockTime), at }
  })

  mount(server, wire.newPrediction, wallets, async ({ body }, caller) => {
    const { prediction: form, chainId = defaultChainId } = body
    const time = await timeOn(readWatermark, chainId)
    const made = await createQuiz(deps, { author: walletOf(caller).address, chainId, form, time })
    return { data: { ...made, state: 'new' as const } }
  })

  mount(server, wire.approvePrediction, admins, async ({ body }, caller) => {
    const { id, isApproved, reason, version } = body
    const { chainId } = await requireQuiz(db, id)
    const time = await timeOn(readWatermark, chainId)
    const reviewed = await reviewQuiz(db, walletOf(caller), { id, isApproved, reason, version, time })
    return { data: { id, ...reviewed } }
  })

  mount(server, wire.updatePrediction, wallets, async ({ body }, caller) => {
    const { id, version, ...form } = body.prediction
    const { chainId } = await requireQuiz(db, id)
    const time = await timeOn(readWatermark, chainId)
    const { address: author } = walletOf(caller)
    const changed = await editQuiz(deps, { id, version, author, form, time })
    return { data: { ...changed, state: 'new' as const } }
  })

  mount(server, wire.setPredictionResult, wallets, async ({ body }, caller) => {
    const { id, result, evidence } = body
    const { chainId } = await requireQuiz(db, id)
    const time = await timeOn(readWatermark, chainId)
    const announced = await announceResult(db, walletOf(caller), { id, result, evidence, time })
    return { data: { id, result, ...announced } }
  })

  mount(server, review.proposeResult, wallets, async ({ body: { id, result, evidence } }, caller) => {
    const { chainId } = await requireQuiz(db, id)
    const time = await timeOn(readWatermark, chainId)
    return { data: await proposeResult(deps, walletOf(caller), { id, result, evidence, time }) }
  })

  mount(server, wire.predictionSettings, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const settings = await showSettings(db, chainId)
    if (!settings) return { data: { settings: null }, at }
    const coins = settings.coins.map((coin) => ({ coin, ...nameCoin(chainId, coin) }))
    return { data: { settings: { ...settings, coins } }, at }
  })
}

/** A chain without new blocks stands still, and its next block will have the present time at least. */
async function timeOn(readWatermark: ReadWatermark, chainId: number): Promise<number> {
  const { blockTime } = await readWatermark(chainId)
  return Math.max(blockTime, Math.floor(Date.now() / 1_000))
}
