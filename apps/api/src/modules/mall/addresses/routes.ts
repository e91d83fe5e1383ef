import * as wire from '@mofu/wire/mall/addresses'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { placesOf } from './japan-postal.ts'
import { addAddress, type AddressStore, chooseDefault, editAddress, removeAddress } from './save-address.ts'

type World = { store: AddressStore }

const done = { data: { isDone: true } } as const

export function addressRoutes(server: FastifyInstance, world: World): void {
  mount(server, wire.addressList, shoppers, async (_, { accountId }) => ({
    data: { list: await world.store.list(accountId) },
  }))

  mount(server, wire.addAddress, shoppers, async ({ body: { address: line, country, ...rest } }, caller) => ({
    data: await addAddress(world, caller.accountId, { ...rest, line, country }),
  }))

  mount(server, wire.editAddress, shoppers, async ({ body }, { accountId }) => {
    const { id, address: line, country, ...rest } = body
    return { data: await editAddress(world, accountId, id, { ...rest, line, country }) }
  })

  mount(server, wire.deleteAddress, shoppers, async ({ body: { id } }, { accountId }) => {
    await removeAddress(world, accountId, id)
    return done
  })

  mount(server, wire.setDefaultAddress, shoppers, async ({ body: { id } }, { accountId }) => {
    await chooseDefault(world, accountId, id)
    return done
  })

  mount(server, wire.japanPostal, 'anyone', async ({ query: { code } }) => ({
    data: { list: placesOf(code) },
  }))
}
