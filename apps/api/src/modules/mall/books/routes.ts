import { DomainError } from '@mofu/domain/domain-error'
import type { StatementSums } from '@mofu/domain/mall/statement'
import * as wire from '@mofu/wire/mall/merchant-orders'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { Tries } from '../../../platform/tries.ts'
import { handOver } from '../acts/hand-over.ts'
import type { OrderActs } from '../orders/change-order.ts'
import { orderRow } from '../orders/routes.ts'
import type { OrderStore } from '../orders/store.ts'
import { shoppers } from '../shoppers.ts'
import { type SearchStore, showStatement, type StatementStore } from './statement.ts'

type World = {
  orders: OrderStore
  acts: OrderActs
  statements: StatementStore
  search: SearchStore
  tries: Tries
}

const done = { data: { isDone: true } } as const

/** What a shop does with its orders, what it was paid, and how an admin finds any of them. */
export function shopOrderRoutes(
  server: FastifyInstance,
  { orders, acts, statements, search, tries }: World,
): void {
  const mustWorkIn = async (shopId: number, accountId: string) => {
    if (!(await orders.isMember(shopId, accountId))) throw new DomainError('mall.shop_not_yours')
  }

  mount(server, wire.shopOrders, shoppers, async ({ body }, { accountId }) => {
    const { shopId, status, pages, pageSize } = body
    await mustWorkIn(shopId, accountId)
    const { list, total } = await orders.ofShop(shopId, { status, page: pages, pageSize })
    return { data: { list: list.map((order) => orderRow(order)), total } }
  })

  mount(server, wire.shipOrder, shoppers, async ({ body }, caller) => {
    await acts.ship(caller, body.id, { company: body.expressCompany, number: body.expressNumber })
    return done
  })

  mount(server, wire.readyOrder, shoppers, async ({ body: { id } }, caller) => {
    await acts.ready(caller, id)
    return done
  })

  mount(server, wire.handOverOrder, shoppers, async ({ body: { id, code } }, caller) => {
    await handOver({ acts, tries }, caller, { id, code })
    return done
  })

  mount(server, wire.arrivedOrder, shoppers, async ({ body: { id } }, caller) => {
    await acts.arrived(caller, id)
    return done
  })

  mount(server, wire.cancelShopOrder, shoppers, async ({ body: { id, reason } }, caller) => {
    await acts.cancelByShop(caller, id, reason)
    return done
  })

  mount(server, wire.shopStatement, shoppers, async ({ body: { shopId, from, to } }, { accountId }) => {
    await mustWorkIn(shopId, accountId)
    const { list, payoutAddress } = await showStatement({ store: statements }, { shopId, from, to })
    const rows = list.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      ...digitsOf(row),
      money: digitsOf(row.money),
    }))
    return { data: { list: rows, payoutAddress } }
  })

  // Power over others needs the wallet's own signature.
  const admins = { scopes: ['web3'], roles: ['admin'] } as const
  mount(server, wire.findOrders, admins, async ({ body: { text } }) => {
    const wanted = text.toLowerCase()
    const [found, payments] = await Promise.all([search.orders(wanted), search.payments(wanted)])
    return { data: { orders: found.map((order) => orderRow(order)), payments } }
  })
}

function digitsOf({ gross, refunds, fee, net }: StatementSums) {
  return { gross: String(gross), refunds: String(refunds), fee: String(fee), net: String(net) }
}
