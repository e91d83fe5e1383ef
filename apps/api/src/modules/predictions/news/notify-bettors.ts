import { claimableOf } from '@mofu/domain/quiz-payout'
import { formatUnits } from 'viem'

import type { NameCoin } from '../../../platform/coin-names.ts'
import type { Project } from '../../../platform/projector.ts'
import { notify, withdrawNotifications } from '../../accounts/index.ts'
import { type BetNews, listDueNews, listUndone } from './store.ts'

/** What a reorg removed did not happen: its notifications are withdrawn. Runs before rounds are projected. */
export const withdrawBetNews: Project = async (tx, window) => {
  await withdrawNotifications(tx, await listUndone(tx, window))
}

/**
 * Notifies those who have bet: betting has ended, a result was announced, a reward or a refund can be claimed. Runs after
 * rounds and bets. Some of it happens by time alone, so every block looks for what has become due.
 */
export const notifyBettors =
  (nameCoin: NameCoin): Project =>
  async (tx, { chainId }) => {
    for (const row of await listDueNews(tx, chainId)) {
      const facts = factsOf(row, nameCoin)
      if (facts) {
        await notify(tx, { accountId: row.account_id, kind: 'prediction', eventId: row.event_id, facts })
      }
    }
  }

function factsOf(row: BetNews, nameCoin: NameCoin): Record<string, string> | undefined {
  const { symbol, decimals } = nameCoin(Number(row.chain_id), row.coin)
  const about = { quizId: String(row.quiz_id), title: row.topic, news: row.news }
  if (row.news === 'locked') return about
  if (row.news === 'result') return { ...about, option: row.result === 'a' ? row.option_a : row.option_b }
  const round = {
    aAmount: BigInt(row.a_amount),
    bAmount: BigInt(row.b_amount),
    feeRate: row.fee_rate,
    result: row.result,
    isRefund: row.news === 'refund',
    claimedAmount: BigInt(row.claimed_amount),
  }
  const bet = { result: row.side, amount: BigInt(row.amount), claimed: row.claimed }
  const amount = claimableOf(round, bet)
  return amount === 0n ? undefined : { ...about, amount: formatUnits(amount, decimals), coin: symbol }
}
