import type { Database } from '@mofu/db/connect'
import type { StatementSums } from '@mofu/domain/mall/statement'
import * as wire from '@mofu/wire/mall/shipping'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { mount } from '../../../platform/mount.ts'
import { orderRow } from '../orders/routes.ts'
import { searchInTurn } from '../orders/search-in-turn.ts'
import { showStatement } from '../reconciliation/show-statement.ts'
import { listMatchingOrders, listMatchingPayments } from '../reconciliation/store.ts'
import { shoppers } from '../shoppers.ts'
import { cancelShopOrder } from './cancel-shop-order.ts'
import { correctExpress } from './correct-express.ts'
import { handOver } from './hand-over.ts'
import { listShopOrders } from './list-shop-orders.ts'
import { markArrived } from './mark-arrived.ts'
import { markReady } from './mark-ready.ts'
import { shipOrder } from './ship-order.ts'

type Deps = {
  db: Database
  limiter: AttemptLimiter
}

const done = { data: { isDone: true } } as const

/** What a shop does with its orders, its statements, and how an admin finds any order. */
export function shopOrderRoutes(server: FastifyInstance, { db, limiter }: Deps): void {
  mount(server, wire.shopOrders, shoppers, async ({ body }, { accountId }) => {
    const { shopId, status, text, pages, pageSize } = body
    const page = { shopId, status, text, page: pages, pageSize }
    const found = () => listShopOrders(db, accountId, page)
    const { list, total } = await (text === '' ? found() : searchInTurn(found))
    return { data: { list: list.map((order) => orderRow(order)), total } }
  })

  mount(server, wire.shipOrder, shoppers, async ({ body }, caller) => {
    const { id, expressCompany: company, expressNumber: number, version } = body
    await shipOrder(db, caller, { id, company, number, version })
    return done
  })

  mount(server, wire.correctExpress, shoppers, async ({ body }, caller) => {
    const { id, expressCompany: company, expressNumber: number } = body
    await correctExpress(db, caller, { id, company, number })
    return done
  })

  mount(server, wire.readyOrder, shoppers, async ({ body: { id } }, caller) => {
    await markReady(db, caller, id)
    return done
  })

  mount(server, wire.handOverOrder, shoppers, async ({ body: { id, code } }, caller) => {
    await handOver({ db, limiter }, caller, { id, code })
    return done
  })

  mount(server, wire.arrivedOrder, shoppers, async ({ body: { id } }, caller) => {
    await markArrived(db, caller, id)
    return done
  })

  mount(server, wire.cancelShopOrder, shoppers, async ({ body: { id, reason } }, caller) => {
    await cancelShopOrder(db, caller, { id, reason })
    return done
  })

  mount(server, wire.shopStatement, shoppers, async ({ body: { shopId, from, to } }, { accountId }) => {
    const { list, payoutAddress } = await showStatement(db, accountId, { shopId, from, to })
    const rows = list.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      ...digitsOf(row),
      money: digitsOf(row.money),
    }))
    return { data: { list: rows, payoutAddress } }
  })

  // Admin calls need the wallet's own signature.
  const admins = { scopes: ['web3'], roles: ['admin'] } as const
  mount(server, wire.findOrders, admins, async ({ body: { text } }) => {
    const wanted = text.toLowerCase()
    const [found, payments] = [await listMatchingOrders(db, wanted), await listMatchingPayments(db, wanted)]
    return { data: { orders: found.map((order) => orderRow(order)), payments } }
  })
}

function digitsOf({ gross, refunds, fee, net }: StatementSums) {
  return { gross: String(gross), refunds: String(refunds), fee: String(fee), net: String(net) }
}
