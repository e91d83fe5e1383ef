import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type QuizHome, quizHomeFault, quizHomeMedia } from '@mofu/domain/quiz-home'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { isOurMedia } from '../../uploads/index.ts'
import { replaceQuizHome } from './store.ts'

type QuizHomeChange = { chainId: number; version: number; content: QuizHome; reason: string }

export async function writeQuizHome(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  by: Caller,
  { chainId, version, content, reason }: QuizHomeChange,
): Promise<number> {
  const fault = quizHomeFault(content)
  if (fault) throw new DomainError(fault)
  const foreign = quizHomeMedia(content).find((url) => !isOurMedia(mediaUrl, url))
  if (foreign !== undefined) throw new DomainError('home.picture_foreign', { url: foreign })
  return db.transaction(async (tx) => {
    const updatedBy = by.address ?? by.accountId
    const written = await replaceQuizHome(tx, version, { chainId, content, updatedBy })
    if (written === undefined) throw new DomainError('home.changed_meanwhile', { version })
    await writeAudit(tx, by, {
      action: 'predictions.write_home',
      subject: `quiz home ${chainId}`,
      reason,
      facts: { version: String(written), hot: String(content.hot.length) },
    })
    return written
  })
}
