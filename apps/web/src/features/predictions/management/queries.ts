import type { Address } from '@mofu/domain/address'
import { me } from '@mofu/wire/accounts'
import { proposals } from '@mofu/wire/accounts/proposals'
import { quizHomeContent } from '@mofu/wire/predictions/home'
import { myQuizzes, quizDraft, quizzesToReview } from '@mofu/wire/predictions/review'
import { queryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../api/call.ts'

export function myQuizzesQuery(chainId: number, wallet: Address, page: number) {
  return queryOptions({
    queryKey: ['predictions', 'mine', chainId, wallet, page],
    queryFn: async ({ signal }) =>
      (await callSigned(myQuizzes, { query: { chainId, page } }, { signal })).data,
  })
}

/** Quizzes that wait for a review, the longest waiting first. For admins. */
export function reviewQueueQuery(chainId: number, wallet: Address, page: number) {
  return queryOptions({
    queryKey: ['predictions', 'review', chainId, wallet, page],
    queryFn: async ({ signal }) =>
      (await callSigned(quizzesToReview, { query: { chainId, page } }, { signal })).data,
  })
}

/** The author's own quiz, for editing. Never refetched while it is edited. */
export function draftQuery(id: number, wallet: Address) {
  return queryOptions({
    queryKey: ['predictions', 'draft', id, wallet],
    queryFn: async ({ signal }) => (await callSigned(quizDraft, { params: { id } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** An admin's confirmation comes without a block. */
const PROPOSED_MS = 10_000

/** The result of a quiz that waits for an admin: the signed-in operator's own, for admins anybody's. */
export function proposedResultQuery(id: number, wallet: Address) {
  return queryOptions({
    queryKey: ['predictions', 'proposed-result', id, wallet],
    refetchInterval: PROPOSED_MS,
    queryFn: async ({ signal }) => {
      const { list } = (await callSigned(proposals, { query: { pageSize: 100 } }, { signal })).data
      return (
        list.find(
          ({ kind, parameters }) => kind === 'predictions.result' && parameters['quizId'] === String(id),
        ) ?? null
      )
    },
  })
}

/** Whether the signed-in user is an admin. Only for the layout: the server authorises. */
export function isAdminQuery(wallet: Address) {
  return queryOptions({
    queryKey: ['predictions', 'is-admin', wallet],
    queryFn: async ({ signal }) => (await callSigned(me, {}, { signal })).data.roles.includes('admin'),
  })
}

/** The quiz home's content for editing. Keyed by user. */
export function homeContentQuery(wallet: Address, chainId: number) {
  return queryOptions({
    queryKey: ['predictions', 'home-content', wallet, chainId],
    queryFn: async ({ signal }) =>
      (await callSigned(quizHomeContent, { query: { chainId } }, { signal })).data,
    // Never refetched while an admin is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
