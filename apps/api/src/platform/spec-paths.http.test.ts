import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { describe, expect, inject, test } from 'vitest'

const { apiUrl } = inject('httpStack')

/** SPEC §7: each call as it is written there, with the fields of its body. */
const calls: readonly [id: string, call: string, body?: string][] = [
  ['mall-01', 'POST Prediction/List', 'page,pageSize,state'],
  ['mall-02', 'GET Prediction/Detail?id'],
  ['mall-03', 'POST Prediction/New'],
  ['mall-04', 'POST Prediction/Approve', 'id,address,isApproved,reason'],
  ['mall-05', 'POST Prediction/Update', 'prediction,address'],
  ['mall-06', 'POST Prediction/SetResult', 'id,address,result'],
  ['mall-07', 'POST shop/CreateShop'],
  ['mall-08', 'GET shop/GetPlatformCategory'],
  ['mall-09', 'POST Shop/GetProductsBySearch', 'page,orderByType,orderBy,pageSize,categoryId'],
  ['mall-10', 'GET Shop/product?id'],
  ['mall-11', 'POST Shop/Favorites', 'productId,isfavourites,tag'],
  ['mall-12', 'POST User/Login', 'email,password'],
  ['mall-13', 'POST order/confirmOrder', 'skuids,isPickup'],
  ['mall-14', 'GET order/BlockchainPayList?orderId'],
  ['mall-15', 'POST order/submit', 'skus,isPickup,recieveAddressId,remark'],
  ['mall-16', 'POST order/ConfirmDelivery', 'id'],
  ['mall-17', 'POST order/BlockchainPay?orderId&tx'],
  ['mall-18', 'POST order/list', 'status,pages,pageSize'],
  ['mall-19', 'POST order/detail', 'orderId'],
  ['mall-20', 'POST order/close', 'id'],
  ['mall-21', 'POST order/setrecieveAddress', 'id,addressId'],
  ['mall-22', 'POST shippingAddress/list'],
  ['mall-23', 'POST shippingAddress/add'],
  ['mall-24', 'POST shippingAddress/edit'],
  ['mall-25', 'POST shippingAddress/dele', 'id'],
  ['mall-26', 'POST shippingAddress/setDefault', 'id'],
  ['main-01', 'POST /open/nft/nftsV2'],
  ['main-02', 'GET /open/nft/tokenURIV2/{a}/{b}'],
  ['main-03', 'GET /open/nft/detail/{id}'],
  ['main-04', 'POST /open/nft/createNftV2'],
  ['main-05', 'POST /open/nft/bind/{a}/{b}?nftAddress'],
  ['main-06', 'POST /public/upload'],
  ['main-07', 'POST /open/nft/createEvent'],
  ['main-08', 'GET /open/nft/buyHistory/{a}/{b}'],
  ['main-09', 'POST /auth/opengate/register'],
  ['main-10', 'GET /auth/opengate/loginByAddress/{address}'],
  ['main-11', 'POST /auth/opengate/login', 'username,password'],
  ['main-12', 'POST /auth/opengate/forgetPassword?email'],
  ['main-13', 'POST /auth/opengate/resetPassword?token', 'password'],
  ['main-14', 'GET /opengate/referral/checkStatus/{x}'],
  ['main-15', 'GET /opengate/referral/bind/{a}/{b}'],
  ['main-16', 'GET /opengate/referral/myReferralUser'],
  ['main-17', 'GET /opengate/referral/soldList/{x}'],
  ['main-18', 'GET /opengate/referral/soldListAdmin'],
  ['main-19', 'GET /opengate/referral/export'],
  ['main-20', 'GET /opengate/subUserList/{x}'],
  ['main-21', 'GET /opengate/subUserDetail/{x}'],
  ['main-22', 'GET /opengate/userListWithSub'],
  ['main-23', 'GET /opengate/sellData'],
  ['main-24', 'GET /opengate/sellData/{a}/{b}'],
  ['main-25', 'GET /opengate/indexData/all'],
  ['main-26', 'GET /opengate/indexData/{nftAddress}'],
  ['main-27', 'GET /opengate/indexData/all/{x}'],
  ['main-28', 'GET /opengate/addressIdentityList'],
  ['main-29', 'GET /nft/nftCollection/list'],
  ['main-30', 'GET /nft/nftCollection/{id}'],
  ['main-31', 'GET /nft/nftCollection/listOther/{x}'],
  ['main-32', 'POST /nft/nftCollection/createV2'],
  ['main-33', 'POST /nft/nftCollection/editV2/{id}'],
  ['main-34', 'POST /nft/nftCollection/publishCollection', 'contract,hash,id,network'],
  ['main-35', 'GET /nft/nftLike/likeStatus/{id}'],
  ['main-36', 'GET /nft/nftLike/like/{id}'],
  ['main-37', 'GET /nft/nftLike/cancelLike/{id}'],
  ['v2-01', 'POST nft/getNfts?nftAddress&pageSize'],
  ['v2-02', 'GET nft/getNft?nftAddress&tokenId'],
  ['v2-03', 'POST nftV3/GetAllNfts?address&page&pageSize&mustHold&searchName', 'tokenIds'],
  ['v2-04', 'POST api/Upload'],
  ['v2-05', 'GET soldList/{x}'],
  ['v2-06', 'GET claimSoldList/{x}'],
  ['v2-07', 'GET Referral/{x}'],
  ['v2-08', 'GET claimReferral/{x}'],
  ['v2-09', 'GET floorPrice/{x}'],
  ['v2-10', 'GET transactions/{a}/{b}'],
  ['v2-11', 'GET holders/{x}'],
  ['v2-12', 'GET nftData/CollectionData/{x}'],
  ['v2-13', 'GET FnsReport/CollectionData/{x}'],
  ['v2-14', 'GET nft/GetCollections'],
  ['v2-15', 'GET nft/GetCollectionById?id'],
  ['v2-16', 'GET CollectionV3/SearchCollection?key&page&pageSize'],
  ['v2-17', 'GET CollectionV3/GetCollectionInfo?collectionAddress'],
  ['v2-18', 'POST nft/createCollect', 'CollectionInfo,Nfts'],
  ['v2-19', 'GET api/GachaMachine/GbtInfo/{x}'],
  ['v2-20', 'POST api/GachaMachine/GachaMachineList?contractAddress'],
  ['v2-21', 'POST api/GachaMachine/GachaMachineDetail?collectionId&contractAddress&userAddress&isFore'],
  ['v2-22', 'GET api/Account/nonce/{address}'],
  ['v2-23', 'POST api/Account/login', 'inviterCode,publicAddress,signature'],
  ['v2-24', 'POST OG/Account/login', 'inviterCode,publicAddress,signature'],
  ['v2-25', 'POST OG/Account/LoginByV1Inviter'],
  ['v2-26', 'POST api/FnsData/GetMyFnsByAddress?contractAddress&userAddress&page&pageSite'],
]

type Body = Record<string, { schema: { properties?: Record<string, unknown> } }>
type Operation = { parameters?: { name: string; in: string }[]; requestBody?: { content: Body } }

const { paths } = (await (await fetch(`${apiUrl}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>
}
/** By method and path without the names of its parameters, which SPEC calls a, b and x. */
const operations = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${unnamed(path)}`, operation] as const,
    ),
  ),
)

function unnamed(path: string): string {
  return path.replace(/\{\w+\}/g, '{}')
}

test('every call of the specification’s items is in the table, spelled the same', () => {
  const items = readFileSync(join(root, 'docs/spec-items.tsv'), 'utf8')
    .split('\n')
    .filter((line) => /^(mall|main|v2)-/.test(line))
    .map((line) => line.replace(' (form-encoded)', ''))
    // Two are fetched by a URL that another answer names.
    .filter((line) => !/^v2-2[78]\t/.test(line))
  expect(calls.map(([id, call]) => `${id}\t${call}`)).toEqual(items)
})

describe.each(calls)('%s %s', (id, call, body = '') => {
  const [method = '', target = ''] = call.split(' ')
  const [path = '', query = ''] = target.split('?')
  const prefix = `/api/${id.split('-')[0]}${path.startsWith('/') ? '' : '/'}`
  const operation = operations.get(`${method} ${unnamed(prefix + path)}`)

  test('is mounted at its path and takes the fields that SPEC names', () => {
    const inQuery = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
    expect(inQuery).toEqual(expect.arrayContaining(query === '' ? [] : query.split('&')))
    const content = Object.values(operation?.requestBody?.content ?? {})
    const inBody = content.flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
    expect(inBody).toEqual(expect.arrayContaining(body === '' ? [] : body.split(',')))
  })

  test('answers there', async () => {
    const reply = await fetch(apiUrl + (prefix + path).replace(/\{\w+\}/g, '1'), { method })
    const { error } = (await reply.json().catch(() => ({}))) as { error?: string }
    expect(error).not.toBe('request.not_found')
    expect(reply.status).toBeLessThan(500)
  })
})
