import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { QuizForm } from '@mofu/domain/quiz-dossier'
import { quizFault } from '@mofu/domain/quiz-rules'

import { isOurMedia } from '../../uploads/index.ts'
import { isListedCoin } from './store.ts'

const native = `0x${'0'.repeat(40)}`

/** Throws what is wrong with a form at a time, in seconds. */
export async function checkForm(
  { db, mediaUrl }: { db: Connection; mediaUrl: string },
  { chainId, form, time }: { chainId: number; form: QuizForm; time: number },
): Promise<void> {
  const fault = quizFault(form, time)
  if (fault) throw new DomainError(fault)
  if (!isOurMedia(mediaUrl, form.image)) throw new DomainError('predictions.image_foreign')
  if (form.coin !== native && !(await isListedCoin(db, chainId, form.coin)))
    throw new DomainError('predictions.coin_wrong', { coin: form.coin })
}
