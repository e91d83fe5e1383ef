import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/addresses'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { addAddress } from './add-address.ts'
import { chooseDefault } from './choose-default.ts'
import { editAddress } from './edit-address.ts'
import { placesOf } from './japan-postal.ts'
import { removeAddress } from './remove-address.ts'
import { listAddresses } from './store.ts'

const done = { data: { isDone: true } } as const

export function addressRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  mount(server, wire.addressList, shoppers, async (_, { accountId }) => ({
    data: { list: await listAddresses(db, accountId) },
  }))

  mount(server, wire.addAddress, shoppers, async ({ body: { address: line, country, ...rest } }, caller) => ({
    data: await addAddress(db, caller.accountId, { ...rest, line, country }),
  }))

  mount(server, wire.editAddress, shoppers, async ({ body }, { accountId }) => {
    const { id, address: line, country, ...rest } = body
    return { data: await editAddress(db, accountId, id, { ...rest, line, country }) }
  })

  mount(server, wire.deleteAddress, shoppers, async ({ body: { id } }, { accountId }) => {
    await removeAddress(db, accountId, id)
    return done
  })

  mount(server, wire.setDefaultAddress, shoppers, async ({ body: { id } }, { accountId }) => {
    await chooseDefault(db, accountId, id)
    return done
  })

  mount(server, wire.japanPostal, 'anyone', async ({ query: { code } }) => ({
    data: { list: placesOf(code) },
  }))
}
