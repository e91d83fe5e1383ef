import * as wire from '@mofu/wire/mall/merchant-orders'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import type { RequestStore } from './request.ts'

const done = { data: { isDone: true } } as const

/** What buyers ask for after they have paid, and what they and the shop write each other. */
export function requestRoutes(server: FastifyInstance, { store }: { store: RequestStore }): void {
  mount(server, wire.askRequest, shoppers, async ({ body: { id, kind, reason, amount } }, caller) => {
    const wanted = amount === undefined ? undefined : BigInt(amount)
    return { data: { requestId: await store.ask(caller, { orderId: id, kind, reason, amount: wanted }) } }
  })

  mount(server, wire.withdrawRequest, shoppers, async ({ body: { requestId } }, caller) => {
    await store.withdraw(caller, requestId)
    return done
  })

  mount(server, wire.answerRequest, shoppers, async ({ body }, caller) => {
    const { requestId, isAgreed, answer, returnAddress } = body
    await store.answer(caller, requestId, { isAgreed, text: answer, returnAddress })
    return done
  })

  mount(server, wire.sendBack, shoppers, async ({ body }, caller) => {
    const { requestId, expressCompany: company, expressNumber: number } = body
    await store.sendBack(caller, requestId, { company, number })
    return done
  })

  mount(server, wire.gotBack, shoppers, async ({ body: { requestId } }, caller) => {
    await store.gotBack(caller, requestId)
    return done
  })

  mount(server, wire.writeMessage, shoppers, async ({ body: { id, text } }, caller) => {
    await store.write(caller, id, text)
    return done
  })
}
