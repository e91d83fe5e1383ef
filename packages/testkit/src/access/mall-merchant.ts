import { createClient } from '@mofu/wire/client'
import * as merchant from '@mofu/wire/mall/merchant'
import * as products from '@mofu/wire/mall/merchant/products'
import * as shops from '@mofu/wire/mall/merchant/shops'
import * as staff from '@mofu/wire/mall/merchant/staff'
import * as moderation from '@mofu/wire/mall/moderation'
import type { Route } from '@mofu/wire/route'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { nobody, owned, shared, type SignedIn, unknownId } from '../access-sample.ts'
import { bearer, proofOf } from '../sign-in.ts'

const profile = { about: { en: 'x' }, terms: { en: 'x' }, email: 'matrix@mofu.example', country: 'TW' }
const freightRule = {
  places: ['*'],
  firstUnits: 1,
  firstFee: '500',
  moreUnits: 1,
  moreFee: '100',
  leastDays: 1,
  mostDays: 2,
}

export const samples = [
  shared(shops.createShop, {
    body: {
      name: 'Matrix',
      ...profile,
      payoutAddress: nobody,
      payoutProof: { nonce: '0'.repeat(32), signature: '0x00' },
    },
  }),
  shared(shops.myShops),
  shared(shops.shopApplications),
  shared(shops.reviewShop, { body: { id: 999_999, isApproved: true, reason: 'matrix' } }),
  shared(moderation.moderatedShops, { body: {} }),
  shared(moderation.moderatedProducts, { body: { shopId: 999_999 } }),
  ...[
    moderation.suspendShop,
    moderation.reinstateShop,
    moderation.takeDownProduct,
    moderation.restoreProduct,
  ].map((decide) => shared(decide, { body: { id: 999_999, reason: 'matrix' } })),
  ofShop(merchant.merchantDashboard),
  ofShop(products.shopProducts),
  ofShop(products.exportProducts),
  ofShop(products.previewImport, { csv: 'product' }),
  ofShop(products.importProducts, { csv: 'product', token: '0'.repeat(64) }),
  ofShop(merchant.saveShop, profile),
  ofShop(merchant.changePayout, { payoutAddress: nobody }),
  ofShop(merchant.saveFreight, { name: 'Matrix', unit: 'piece', rules: [freightRule] }),
  ofShop(merchant.removeStaff, { accountId: unknownId }),
  ofShop(staff.inviteStaff, { invitee: 'nobody@mofu.example' }),
  ofShop(staff.cancelInvitation, { id: unknownId }),
  shared(staff.myInvitations),
  shared(staff.answerInvitation, { body: { id: unknownId, isAccepted: true } }),
  ofShop(products.saveProduct, {
    categoryId: 42,
    freightTemplateId: 1,
    title: { en: 'Matrix' },
    pictures: [],
    skus: [{ choices: [], price: '100' }],
    isListed: false,
  }),
]

function ofShop(route: Route, body: object = {}) {
  return owned(route, async (owner, { apiUrl }) => ({
    body: { shopId: await shopOf(owner, apiUrl), ...body },
  }))
}

/** A shop the owner applied for: it may be pending, but nobody else is a member. */
async function shopOf({ token }: SignedIn, apiUrl: string): Promise<number> {
  const call = createClient({ baseUrl: apiUrl })
  const { data } = await call(shops.myShops, {}, bearer(token))
  const [known] = data.list
  if (known) return known.id
  const wallet = privateKeyToAccount(generatePrivateKey())
  const body = {
    name: 'Matrix',
    ...profile,
    payoutAddress: wallet.address,
    payoutProof: await proofOf(apiUrl, wallet),
  }
  return (await call(shops.createShop, { body }, bearer(token))).data.Id
}
