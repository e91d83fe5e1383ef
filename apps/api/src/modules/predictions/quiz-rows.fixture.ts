import { account } from '@mofu/db/app/accounts'
import { predictionBet, predictionRound } from '@mofu/db/app/predictions'
import { quiz } from '@mofu/db/app/predictions/quiz'
import type { Database } from '@mofu/db/connect'
import { zeroAddress } from 'viem'

const chainId = 5
export const wallets = { author: `0x${'a'.repeat(40)}`, bettor: `0x${'b'.repeat(40)}` } as const

type Change<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** An approved quiz with a round in which the bettor has bet 2000 on a: locked at 1000, closed at 1000. */
export async function insertQuizRows(
  db: Database,
  number: number,
  { quiz: ofQuiz = {}, round = {} }: { quiz?: Change<typeof quiz>; round?: Change<typeof predictionRound> },
): Promise<{ id: number; roundId: string }> {
  const dossier = `0x${String(number).padStart(64, '0')}`
  const [made] = await db
    .insert(quiz)
    .values({
      chainId,
      author: wallets.author,
      topic: `Quiz ${number}`,
      content: 'content',
      optionA: 'Yes',
      optionB: 'No',
      criteria: 'criteria',
      source: 'source',
      fallback: 'fallback',
      timeZone: 'UTC',
      closeBetsAt: 1_000,
      drawAt: 1_000,
      coin: zeroAddress,
      unitAmount: 1_000n,
      lockPrice: 0n,
      image: 'image',
      dossierText: dossier,
      dossier,
      formHash: dossier,
      state: 'approved',
      approvedAt: new Date(),
      ...ofQuiz,
    })
    .returning({ id: quiz.id })
  const roundId = `${chainId}-${zeroAddress}-${number}`
  await db.insert(predictionRound).values({
    id: roundId,
    chainId,
    contract: zeroAddress,
    epoch: number,
    dossier,
    coin: zeroAddress,
    unit: 1_000n,
    startTimestamp: 1,
    lockTimestamp: 1_000,
    closeTimestamp: 1_000,
    finalTimestamp: 0,
    lockPrice: 0n,
    closePrice: 0n,
    feeRate: 300,
    aAmount: 2_000n,
    bAmount: 0n,
    bettors: 1,
    result: null,
    isCancelled: false,
    disputes: 0,
    claimedAmount: 0n,
    rewardsPaid: 0n,
    refundsPaid: 0n,
    feePaid: 0n,
    startTx: '0x1',
    updatedBlock: 1,
    ...round,
  })
  await db.insert(predictionBet).values({
    id: `${roundId}-${wallets.bettor}`,
    chainId,
    roundId,
    account: wallets.bettor,
    side: 'a',
    amount: 2_000n,
    claimed: false,
    betOrder: number,
    betAt: 2,
    betTx: '0x2',
    updatedBlock: 1,
  })
  if (!made) throw new Error('no quiz')
  return { id: made.id, roundId }
}

/** `walletChainId`: 0 for a key, else the chain of a contract wallet. */
export async function insertAccount(db: Database, address: string, walletChainId = 0): Promise<string> {
  const values = { address, walletChainId, inviteCode: address.slice(2, 10) }
  const [made] = await db.insert(account).values(values).returning({ id: account.id })
  if (!made) throw new Error('no account')
  return made.id
}
