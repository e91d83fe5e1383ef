import { predictionsAbi } from '@mofu/chain/predictions'
import type { Address } from '@mofu/domain/address'
import { limits } from '@mofu/domain/limits'
import type { QuizPhase } from '@mofu/domain/quiz-state'
import { CallError } from '@mofu/wire/client'
import { predictionDetail, predictionList, predictionSettings } from '@mofu/wire/predictions'
import { betsOf, quizOdds } from '@mofu/wire/predictions/bets'
import { quizHome } from '@mofu/wire/predictions/home'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { quizDraft } from '@mofu/wire/predictions/review'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

import { call, callSigned } from '../../api/call.ts'

/** What was read, the block up to which it is true, and that block's time. */
type ReadAtBlock = { block: number | undefined; blockTime: number | undefined }
export type QuizAtBlock = ReadAtBlock & { quiz: QuizDetail }
export type PredictionSettings = NonNullable<Data<typeof predictionSettings>['settings']>

export function quizHomeQuery(chainId: number) {
  return queryOptions({
    queryKey: ['predictions', 'home', chainId],
    queryFn: async ({ signal }) => (await call(quizHome, { query: { chainId } }, { signal })).data,
  })
}

export function quizListQuery(chainId: number, phase: QuizPhase | undefined) {
  return infiniteQueryOptions({
    queryKey: ['predictions', 'list', chainId, phase ?? 'all'],
    queryFn: async ({ signal, pageParam: page }) => {
      const { data, at } = await call(predictionList, { body: { chainId, phase, page } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
}

/**
 * A quiz with the bet of an account. One that is not public is read with the session of `signed`, its author's or an
 * admin's.
 */
export function quizQuery(id: number, account: string | undefined, signed: string | undefined) {
  return queryOptions({
    queryKey: ['predictions', 'quiz', id, account?.toLowerCase() ?? '', signed?.toLowerCase() ?? ''],
    queryFn: async ({ signal }): Promise<QuizAtBlock> => {
      try {
        const { data, at } = await call(predictionDetail, { query: { id, account } }, { signal })
        return { quiz: data, block: at?.block, blockTime: at?.blockTime }
      } catch (error) {
        if (signed === undefined || !isNotFound(error)) throw error
        const { data, at } = await callSigned(quizDraft, { params: { id } }, { signal })
        return { quiz: data, block: at?.block, blockTime: at?.blockTime }
      }
    },
  })
}

/** Also one that is under review: only its author and admins are told that it exists. */
function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.failure?.error === 'predictions.not_found'
}

/** Null where predictions are not indexed yet. */
export function settingsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['predictions', 'settings', chainId],
    queryFn: async ({ signal }) =>
      (await call(predictionSettings, { query: { chainId } }, { signal })).data.settings,
  })
}

export function oddsQuery(id: number) {
  return queryOptions({
    queryKey: ['predictions', 'odds', id],
    queryFn: async ({ signal }) => {
      const { data, at } = await call(quizOdds, { params: { id } }, { signal })
      return { points: data.points, block: at?.block }
    },
  })
}

export function betsQuery(chainId: number, account: string) {
  return infiniteQueryOptions({
    queryKey: ['predictions', 'bets', chainId, account.toLowerCase()],
    queryFn: async ({ signal, pageParam: page }) => {
      const { data, at } = await call(betsOf, { params: { account }, query: { chainId, page } }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * limits.predictionPage < total ? page + 1 : undefined),
  })
}

/** A round's terms from the contract itself, to compare them with what the page shows. */
export function chainRoundQuery(client: Client, chainId: number, contract: Address, epoch: number) {
  return queryOptions({
    queryKey: ['predictions', 'chain-round', chainId, contract, epoch],
    queryFn: () =>
      readContract(client, {
        address: contract,
        abi: predictionsAbi,
        functionName: 'roundOf',
        args: [BigInt(epoch)],
      }),
  })
}
