import type { Database } from '@mofu/db/connect'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import { findQuiz } from './store.ts'

/** A link to a quiz shows its topic and its picture. One that was never approved does not exist for the public. */
export function predictionsPreviews(db: Database): PreviewRow[] {
  const preview: PreviewRow['preview'] = async ({ params }) => {
    const id = params['id'] ?? ''
    const found = /^[1-9]\d{0,8}$/.test(id) ? await findQuiz(db, Number(id)) : undefined
    if (!found || found.approvedAt === null) return 'missing'
    const { topic, content, image } = found
    return { title: `${topic} · Mofu`, description: content, image: shareCardOf(image) }
  }
  return [
    { path: '/quiz/detail/:id', preview },
    { path: '/quiz/result/:id', preview },
  ]
}
