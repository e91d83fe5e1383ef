import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/shipping'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../../../platform/attempt-limiter.ts'
import { mount } from '../../../../platform/mount.ts'
import { shoppers } from '../../shoppers.ts'
import { answerRequest } from './answer-request.ts'
import { askRequest } from './ask-request.ts'
import { receiveReturn } from './receive-return.ts'
import { sendBack } from './send-back.ts'
import { withdrawRequest } from './withdraw-request.ts'
import { writeMessage } from './write-message.ts'

const done = { data: { isDone: true } } as const

/** What buyers request after they have paid, and the messages between them and the shop. */
export function requestRoutes(
  server: FastifyInstance,
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
): void {
  mount(server, wire.askRequest, shoppers, async ({ body: { id, kind, reason, amount } }, caller) => {
    const wanted = amount === undefined ? undefined : BigInt(amount)
    return {
      data: { requestId: await askRequest(db, caller, { orderId: id, kind, reason, amount: wanted }) },
    }
  })

  mount(server, wire.withdrawRequest, shoppers, async ({ body: { requestId } }, caller) => {
    await withdrawRequest(db, caller, requestId)
    return done
  })

  mount(server, wire.answerRequest, shoppers, async ({ body }, caller) => {
    const { requestId, isAgreed, answer, returnAddress } = body
    await answerRequest(db, caller, { requestId, isAgreed, text: answer, returnAddress })
    return done
  })

  mount(server, wire.sendBack, shoppers, async ({ body }, caller) => {
    const { requestId, expressCompany: company, expressNumber: number } = body
    await sendBack(db, caller, { requestId, company, number })
    return done
  })

  mount(server, wire.gotBack, shoppers, async ({ body: { requestId } }, caller) => {
    await receiveReturn(db, caller, requestId)
    return done
  })

  mount(server, wire.writeMessage, shoppers, async ({ body: { id, text } }, caller) => {
    await limiter.atAccount('message', `${caller.accountId} ${id}`)
    await writeMessage(db, caller, { orderId: id, text })
    return done
  })
}
