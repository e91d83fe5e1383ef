import { predictionsAbi as abi } from '@mofu/chain/predictions'
import { quiz, quizAnnouncement, quizHome } from '@mofu/db/app/predictions/quiz'
import { connectPool, database, type Transaction } from '@mofu/db/connect'
import { dossierHash, dossierText, type QuizForm } from '@mofu/domain/quiz-dossier'

import { accountOf, type Person } from '../../accounts.ts'
import { readerOf } from '../../mint.ts'
import { operatorKey } from '../../operator-keys.ts'
import { seedForm, seedTopics } from './seed-form.ts'

type Hex = `0x${string}`
type QuizSeed = { databaseUrl: string; mediaUrl: string; rpcUrl: string; predictions: Hex }

const authors: readonly Person[] = ['mei', 'sora', 'kuro']
const DAY = 86_400

/** The quizzes of the seeded rounds, three more that wait, and the quiz home. Does nothing where there are any. */
export async function seedQuizzes({ databaseUrl, mediaUrl, rpcUrl, predictions }: QuizSeed): Promise<void> {
  const reader = readerOf(rpcUrl)
  const chainId = await reader.getChainId()
  const rounds = await Promise.all(
    seedTopics.map((_, index) =>
      reader.readContract({
        address: predictions,
        abi,
        functionName: 'roundOf',
        args: [BigInt(index + 1)],
      }),
    ),
  )
  const now = Math.floor(Date.now() / 1_000)
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-seed', max: 1 })
  try {
    await database(pool).transaction(async (tx) => {
      if ((await tx.$count(quiz)) > 0) return
      for (const [index, topic] of seedTopics.entries()) {
        const round = rounds[index]
        if (!round || round.epoch === 0n) return
        const times = { lockAt: Number(round.lockTimestamp), closeAt: Number(round.closeTimestamp) }
        const form = seedForm(mediaUrl, topic, index, times)
        const dossier = await approved(tx, chainId, index, form)
        if (dossier !== round.dossier) throw new Error(`round ${index + 1} was not started for its quiz`)
        if (round.result !== 0) await announced(tx, index + 1, round.result === 1 ? 'a' : 'b', form.source)
      }
      await seedWaiting(tx, { chainId, mediaUrl, now })
      await tx.insert(quizHome).values({
        chainId,
        version: 1,
        content: homeContent(mediaUrl),
        updatedBy: accountOf('deployer').address.toLowerCase(),
      })
    })
  } finally {
    await pool.end()
  }
}

async function approved(tx: Transaction, chainId: number, index: number, form: QuizForm): Promise<string> {
  const at = new Date()
  const deployer = accountOf('deployer').address.toLowerCase()
  return insert(
    tx,
    { chainId, index, form },
    {
      state: 'approved',
      reviewedAt: at,
      reviewedBy: deployer,
      approvedAt: at,
    },
  )
}

/** One under review, one rejected, and one that the operator has not started. */
async function seedWaiting(
  tx: Transaction,
  { chainId, mediaUrl, now }: { chainId: number; mediaUrl: string; now: number },
): Promise<void> {
  const times = { lockAt: now + 10 * DAY, closeAt: now + 12 * DAY }
  const [snow = '', parade = '', cat = ''] = seedTopics
  const waiting = [
    [snow, 'Will it snow in Kyoto again?'],
    [parade, 'Will the next parade be on time?'],
    [cat, 'Will the cat come back to the box?'],
  ].map(([like = '', topic = ''], index) => ({
    index: index + seedTopics.length,
    form: { ...seedForm(mediaUrl, like, index, times), topic },
  }))
  const [review, rejected, upchain] = waiting
  if (!review || !rejected || !upchain) throw new Error('the seed has too few topics')
  await insert(tx, { chainId, ...review }, {})
  await insert(
    tx,
    { chainId, ...rejected },
    {
      state: 'rejected',
      reason: 'Say which clock counts, and what happens if the parade is moved to another day.',
      reviewedAt: new Date(),
      reviewedBy: accountOf('deployer').address.toLowerCase(),
    },
  )
  await approved(tx, chainId, upchain.index, upchain.form)
}

async function insert(
  tx: Transaction,
  { chainId, index, form }: { chainId: number; index: number; form: QuizForm },
  more: Partial<typeof quiz.$inferInsert>,
): Promise<string> {
  const { options, unitAmount, lockPrice, ...rest } = form
  const text = dossierText({ id: index + 1, chainId, form })
  const dossier = dossierHash(text)
  const [made] = await tx
    .insert(quiz)
    .values({
      ...rest,
      chainId,
      author: accountOf(authors[index % authors.length] ?? 'mei').address.toLowerCase(),
      optionA: options.a,
      optionB: options.b,
      unitAmount: BigInt(unitAmount),
      lockPrice: BigInt(lockPrice),
      dossierText: text,
      dossier,
      formHash: dossierHash(dossierText({ id: 0, chainId, form })),
      ...more,
    })
    .returning({ id: quiz.id })
  if (made?.id !== index + 1) throw new Error(`quiz ${index + 1} got the number ${made?.id}`)
  return dossier
}

async function announced(
  tx: Transaction,
  quizId: number,
  result: 'a' | 'b',
  evidence: string,
): Promise<void> {
  const author = operatorKey('operator').address.toLowerCase()
  await tx.insert(quizAnnouncement).values({ quizId, disputes: 0, result, evidence, author })
}

/** SPEC §2: a banner, and four entries that all point at the first quiz. */
function homeContent(mediaUrl: string) {
  const picture = (place: number) => `${mediaUrl}/pets/${8_100 + place}/768.webp`
  const link = '/quiz/detail/1'
  return {
    banner: {
      src: `${mediaUrl}/pets/8120/card.png`,
      srcMobile: picture(21),
      link,
      title: { en: 'What do you think will happen?', tc: '你覺得會發生什麼？', jp: '次はどうなると思う？' },
    },
    hot: [
      { src: picture(5), link, title: { en: 'Football final', tc: '足球決賽', jp: 'サッカー決勝' } },
      {
        src: picture(4),
        link,
        title: { en: 'Gold above 4,000', tc: '金價突破 4,000', jp: '金は 4,000 を超えるか' },
      },
      {
        src: picture(7),
        link,
        title: { en: 'Bitcoin this week', tc: '本週比特幣走勢', jp: '今週のビットコイン' },
      },
      {
        src: picture(6),
        link,
        title: { en: 'A phone without a port', tc: '沒有接孔的手機', jp: '端子のない電話' },
      },
    ],
  }
}
