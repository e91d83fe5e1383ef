import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../api/app-config.ts'
import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { useSignedWallet } from '../../session/use-signed-wallet.ts'
import { useAccount } from '../../wallet/account.ts'
import { quizQuery } from './queries.ts'

/** Blocks may come every second; a screen does not need to be refetched that often. */
export const PAUSE_MS = 2_000
/** Bettors must see each bet within two seconds. */
const LIVE_PAUSE_MS = 500

/** A quiz with the bet of the connected wallet, refetched as the read model advances. */
export function useLiveQuiz(id: number) {
  const { chainId: shown } = useNetwork()
  const account = useAccount()
  const signed = useSignedWallet()
  const address = account.status === 'connected' ? account.address : undefined
  const quiz = useQuery(quizQuery(id, address, signed === 'returning' ? undefined : signed))
  const chainId = quiz.data?.quiz.chainId ?? shown
  useRefetchWhenStale(
    { chainId, block: quiz.data?.block, askedAt: quiz.dataUpdatedAt },
    LIVE_PAUSE_MS,
    quiz.refetch,
  )
  return quiz
}
