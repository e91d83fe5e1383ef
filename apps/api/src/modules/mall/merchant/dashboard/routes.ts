import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/merchant'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import type { ProveWallet } from '../../../accounts/index.ts'
import { shoppers } from '../../shoppers.ts'
import { saveFreight } from '../freight/save-freight.ts'
import { changePayout } from '../payout/change-payout.ts'
import { removeStaff } from '../staff/remove-staff.ts'
import { saveProfile } from './save-profile.ts'
import { showDashboard } from './show-dashboard.ts'

type Deps = { db: Database; mediaUrl: string; proveWallet: ProveWallet }

const done = { data: { isDone: true } } as const

/** The merchant dashboard, for members of a shop. */
export function dashboardRoutes(server: FastifyInstance, deps: Deps): void {
  const { db } = deps

  mount(server, wire.merchantDashboard, shoppers, async ({ body: { shopId } }, { accountId }) => {
    const { nextPayout, templates, people, invitations, ...dashboard } = await showDashboard(
      db,
      accountId,
      shopId,
    )
    return {
      data: {
        ...dashboard,
        nextPayout: nextPayout && { address: nextPayout.address, from: nextPayout.from.toISOString() },
        templates: templates.map(({ freeFrom, rules, ...one }) => ({
          ...one,
          rules: rules.map((rule) => ({ ...rule, places: [...rule.places] })),
          freeFrom: freeFrom === null ? null : String(freeFrom),
        })),
        people: people.map((one) => ({ ...one, since: one.since.toISOString() })),
        invitations: invitations.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      },
    }
  })

  mount(server, wire.saveShop, shoppers, async ({ body: { shopId, ...profile } }, { accountId }) => {
    await saveProfile(deps, accountId, shopId, profile)
    return done
  })

  mount(server, wire.changePayout, shoppers, async ({ body }, { accountId }, { ip }) => {
    const from = await changePayout(deps, { accountId, ip }, body)
    return { data: { from: from?.toISOString() ?? null } }
  })

  mount(
    server,
    wire.saveFreight,
    shoppers,
    async ({ body: { shopId, freeFrom, ...rest } }, { accountId }) => {
      const template = { ...rest, freeFrom: freeFrom === null ? null : BigInt(freeFrom) }
      return { data: { id: await saveFreight(db, accountId, shopId, template) } }
    },
  )

  mount(server, wire.removeStaff, shoppers, async ({ body }, { accountId }) => {
    const { shopId, accountId: staffId } = body
    await removeStaff(db, accountId, { shopId, staffId })
    return done
  })
}
