import * as wire from '@mofu/wire/mall/desk'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { ProveWallet } from '../../accounts/index.ts'
import { shoppers } from '../shoppers.ts'
import { changePayout, type DeskStore, saveProfile } from './keep-shop.ts'

type World = { store: DeskStore; mediaUrl: string; proveWallet: ProveWallet }

const done = { data: { isDone: true } } as const

/** How a shop is kept by those who work in it. */
export function deskRoutes(server: FastifyInstance, world: World): void {
  const { store } = world

  mount(server, wire.shopDesk, shoppers, async ({ body: { shopId } }, { accountId }) => {
    const { nextPayout, templates, people, invitations, ...desk } = await store.show(accountId, shopId)
    return {
      data: {
        ...desk,
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
    await saveProfile(world, accountId, shopId, profile)
    return done
  })

  mount(server, wire.changePayout, shoppers, async ({ body }, { accountId }, { ip }) => {
    const from = await changePayout(world, { accountId, ip }, body)
    return { data: { from: from?.toISOString() ?? null } }
  })

  mount(
    server,
    wire.saveFreight,
    shoppers,
    async ({ body: { shopId, freeFrom, ...rest } }, { accountId }) => {
      const template = { ...rest, freeFrom: freeFrom === null ? null : BigInt(freeFrom) }
      return { data: { id: await store.saveFreight(accountId, shopId, template) } }
    },
  )

  mount(server, wire.removeStaff, shoppers, async ({ body }, { accountId }) => {
    await store.removeStaff(accountId, body.shopId, body.accountId)
    return done
  })
}
