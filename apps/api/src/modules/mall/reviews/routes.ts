import type { Database } from '@mofu/db/connect'
import { reviewLimits } from '@mofu/domain/mall/review-rules'
import * as wire from '@mofu/wire/mall/reviews'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { answerReview } from './answer-review.ts'
import { hideReview } from './hide-review.ts'
import { listOrderReviews, listProductReviews } from './list-reviews.ts'
import { showReview } from './show-review.ts'
import { listHidden } from './store.ts'
import { writeReview } from './write-review.ts'

/** Admin calls need the wallet's own signature. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const
const done = { data: { isDone: true } } as const

/** Reviews of products, by the buyers who received them. */
export function reviewRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  mount(server, wire.productReviews, 'anyone', async ({ query }) => {
    const { list, next } = await listProductReviews(db, query)
    return {
      data: {
        list: list.map(({ editedAt, createdAt, answer, answeredAt, answerEditedAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          isEdited: editedAt !== null,
          isEditedSinceAnswer: isLater(editedAt, answerEditedAt ?? answeredAt),
          answer: answerOf({ answer, answeredAt, answerEditedAt }),
        })),
        next,
      },
    }
  })

  mount(server, wire.orderReviews, shoppers, async ({ body: { orderId } }, caller) => {
    const list = await listOrderReviews(db, caller, orderId)
    return {
      data: {
        list: list.map(({ skuId, title, choices, canWrite, review }) => ({
          skuId,
          title,
          choices,
          canWrite,
          review: review && {
            rating: review.rating,
            text: review.text,
            answer: answerOf(review),
            editUntil: review.editUntil.toISOString(),
            hiddenFor: review.hiddenFor,
          },
        })),
      },
    }
  })

  mount(server, wire.writeReview, shoppers, async ({ body }, caller) => ({
    data: { id: await writeReview(db, caller, body) },
  }))

  mount(server, wire.answerReview, shoppers, async ({ body }, caller) => {
    await answerReview(db, caller, body)
    return done
  })

  mount(server, wire.hideReview, admins, async ({ body }, caller) => {
    await hideReview(db, caller, body)
    return done
  })

  mount(server, wire.showReview, admins, async ({ body }, caller) => {
    await showReview(db, caller, body)
    return done
  })

  mount(server, wire.hiddenReviews, admins, async ({ query: { productId } }) => {
    const list = await listHidden(db, productId, reviewLimits.hidden)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })
}

/** Whether something happened after something else that did. */
function isLater(at: Date | null, than: Date | null): boolean {
  return at !== null && than !== null && at > than
}

type Answered = { answer: string | null; answeredAt: Date | null; answerEditedAt: Date | null }

function answerOf({ answer, answeredAt, answerEditedAt }: Answered) {
  if (answer === null || answeredAt === null) return null
  return { text: answer, at: answeredAt.toISOString(), isEdited: answerEditedAt !== null }
}
