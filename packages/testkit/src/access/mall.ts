import { createClient } from '@mofu/wire/client'
import * as addresses from '@mofu/wire/mall/addresses'
import * as catalogue from '@mofu/wire/mall/catalogue'

import { owned, shared, type SignedIn } from '../access-sample.ts'
import { bearer } from '../sign-in.ts'

const writtenAddress = { name: 'Mei', phone: '+886912345678', address: 'Dihua Street 32' }

export const samples = [
  shared(catalogue.favorites, { body: { productId: 1, isfavourites: true } }),
  shared(catalogue.favoritesList),
  shared(addresses.addressList),
  shared(addresses.addAddress, { body: writtenAddress }),
  owned(addresses.editAddress, async (owner, { apiUrl }) => ({
    body: { ...writtenAddress, id: await addressOf(owner, apiUrl) },
  })),
  owned(addresses.deleteAddress, async (owner, { apiUrl }) => ({
    body: { id: await addressOf(owner, apiUrl) },
  })),
  owned(addresses.setDefaultAddress, async (owner, { apiUrl }) => ({
    body: { id: await addressOf(owner, apiUrl) },
  })),
]

/** One of the owner's addresses. The limit allows few; an existing one is reused. */
async function addressOf({ token }: SignedIn, apiUrl: string): Promise<string> {
  const call = createClient({ baseUrl: apiUrl })
  const { data } = await call(addresses.addressList, {}, bearer(token))
  const [known] = data.list
  if (known) return known.id
  return (await call(addresses.addAddress, { body: writtenAddress }, bearer(token))).data.id
}
