import type { Database } from '@mofu/db/connect'

import { actStore } from './acts/store.ts'
import { addressStore } from './addresses/store.ts'
import { searchStore, statementStore } from './books/store.ts'
import { catalogueStore } from './catalogue/store.ts'
import { deskStore } from './desk/store.ts'
import { goodsStore } from './goods/store.ts'
import { invitationStore } from './invitations/store.ts'
import { merchantStore } from './merchants/store.ts'
import { asOnlyOperator, operationStore } from './operations/store.ts'
import { orderStore } from './orders/store.ts'
import { payLinkStore } from './pay-links/store.ts'
import { settleStore } from './payments/store.ts'
import { quoteStore } from './quotes/store.ts'
import { endPaidRequests, requestStore } from './requests/store.ts'
import { closeExpired, noteArrivals, receiveSilent } from './timers/store.ts'

export type OrderStores = ReturnType<typeof orderStores>
export type OrderJobStores = ReturnType<typeof orderJobStores>

/** What the calls about orders remember. */
export function orderStores(db: Database) {
  return {
    orders: orderStore(db),
    acts: actStore(db),
    quotes: quoteStore(db),
    payLinks: payLinkStore(db),
    requests: requestStore(db),
    statements: statementStore(db),
    search: searchStore(db),
  }
}

/** What the worker of the mall remembers. */
export function orderJobStores(db: Database) {
  return {
    settle: settleStore(db),
    operationsOn: (chainId: number) => operationStore(db, chainId),
    asOnlyOperator: (chainId: number, work: (finalized: number) => Promise<void>) =>
      asOnlyOperator(db, chainId, work),
    timers: [
      () => closeExpired(db),
      () => noteArrivals(db),
      () => receiveSilent(db),
      () => endPaidRequests(db),
    ],
  }
}

export type MallStores = ReturnType<typeof mallStores>

export function mallStores(db: Database) {
  return {
    addresses: addressStore(db),
    catalogue: catalogueStore(db),
    merchants: merchantStore(db),
    desk: deskStore(db),
    invitations: invitationStore(db),
    goods: goodsStore(db),
  }
}
