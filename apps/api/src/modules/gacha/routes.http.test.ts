import { accountOf } from '@mofu/testkit/accounts'
import { FIRST_PETS } from '@mofu/testkit/http-stack'
import { readerOf } from '@mofu/testkit/mint'
import { swapCoins } from '@mofu/testkit/seed/economy/exchange'
import { pullPets, redeemPet, settlePulls } from '@mofu/testkit/seed/economy/gacha'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { appConfig } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import { gachaReport } from '@mofu/wire/gacha/management'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const goro = accountOf('goro').address
const suzu = accountOf('suzu').address.toLowerCase()
let contract = ''
let context: SeedContext
let token = ''

/** Waits until the read model has what the chain has now. */
async function indexed(): Promise<void> {
  const block = await readerOf(rpcUrl).getBlockNumber()
  await untilProjected(apiUrl, chainId, Number(block), 30_000)
}

async function ask(method: 'GET' | 'POST', path: string) {
  const reply = await fetch(`${apiUrl}${path}`, { method })
  return { status: reply.status, body: (await reply.json()) as { code?: string; data: never } }
}

beforeAll(async () => {
  const { data } = await createClient({ baseUrl: apiUrl })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const contracts = contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>)
  context = new SeedContext({ rpcUrl, mediaUrl, contracts })
  contract = contracts.Gacha.address.toLowerCase()
  token = await tokenOf(apiUrl, 'goro')
  await swapCoins(context, ['goro', 'suzu'])
  await pullPets(context, [
    ['goro', 2n],
    ['suzu', 1n],
  ])
  await indexed()
}, 60_000)

test('[v2-20] [v2-21] [rule-27] POST api/GachaMachine: pulls become pets with what they redeem for, and a redeemed one is back', async () => {
  const query = `collectionId=1&contractAddress=${contract}&userAddress=${goro}&isFore=true`
  const detail = `/api/v2/api/GachaMachine/GachaMachineDetail?${query}`
  const paid = await ask('POST', detail)
  // The stack's keeper settles as soon as the round is there, so it may be revealed already.
  expect(paid.body.data).toMatchObject({
    pulls: FIRST_PETS + 3,
    reserve: '15105000000000000000',
    myPulls: [
      { orderId: 2, size: 2, paid: '2025000000000000000', state: expect.stringMatching(/pending|revealed/) },
    ],
  })

  await settlePulls(context)
  await indexed()
  const listed = await ask('POST', `/api/v2/api/GachaMachine/GachaMachineList?contractAddress=${contract}`)
  expect(listed.status).toBe(200)
  expect(listed.body.data).toMatchObject({
    list: [
      {
        id: `${chainId}-${contract}-1`,
        collectionId: 1,
        contractAddress: contract,
        symbol: 'GBT',
        decimals: 18,
        firstPrice: '1000000000000000000',
        step: '1000000000000000',
        price: '1015000000000000000',
        reserve: '15105000000000000000',
        redeemable: '12537150000000000000',
        pets: 10_000,
        pulls: FIRST_PETS + 3,
        size: 9_985,
        pending: 0,
        isOpen: true,
        tiers: [100, 500, 1_400, 3_000, 5_000].map((total) => ({ total })),
      },
    ],
  })

  const revealed = await ask('POST', detail)
  const { myPets, myPulls, recent, tiers } = revealed.body.data as {
    myPets: { id: string; pet: number; name: string; tier: string; paid: string; redeemValue: string }[]
    myPulls: { pets: { petId: string; pet: number; name: string; tier: string; paid: string }[] }[]
    recent: { owner: string }[]
    tiers: { tier: string; left: number }[]
  }
  expect(revealed.body.data).toMatchObject({ myPulls: [{ size: 2, state: 'revealed' }] })
  expect(tiers.map(({ tier }) => tier)).toEqual(['legendary', 'epic', 'rare', 'uncommon', 'common'])
  expect(tiers.reduce((sum, { left }) => sum + left, 0)).toBe(9_985)
  expect(recent.filter(({ owner }) => owner === suzu)).toHaveLength(1)
  expect(myPets).toHaveLength(2)
  // The results of the pull are the same pets, in the order of the pulls: the first was the cheaper one.
  expect(myPulls[0]?.pets.map(({ paid: each }) => each)).toEqual([
    '1012000000000000000',
    '1013000000000000000',
  ])
  expect(myPulls[0]?.pets.map(({ pet, name, tier }) => ({ pet, name, tier }))).toEqual(
    expect.arrayContaining(myPets.map(({ pet, name, tier }) => ({ pet, name, tier }))),
  )
  for (const pet of myPets) {
    expect(BigInt(pet.redeemValue)).toBe(BigInt(pet.paid) - (BigInt(pet.paid) * 17n) / 100n)
  }

  await redeemPet(context, 'goro')
  await indexed()
  const redeemed = await ask('POST', detail)
  // A pet in circulation has its page; a redeemed one has none.
  expect(myPulls[0]?.pets.map(({ petId }) => petId).toSorted()).toEqual(myPets.map(({ id }) => id).toSorted())
  const after = redeemed.body.data as { myPulls: { pets: { petId: string | null }[] }[] }
  expect(after.myPulls[0]?.pets.filter(({ petId }) => petId === null)).toHaveLength(1)
  expect(redeemed.body.data).toMatchObject({ size: 9_986, returning: 0, myPets: [expect.anything()] })
})

test('[v2-19] GET api/GachaMachine/GbtInfo/{x} returns the coin of the machines and what they hold of it', async () => {
  const { status, body } = await ask('GET', `/api/v2/api/GachaMachine/GbtInfo/${contract}`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    contractAddress: contract,
    coin: context.at.Gbt.address.toLowerCase(),
    symbol: 'GBT',
    decimals: 18,
    price: '1015000000000000000',
  })
  const { reserve, redeemable } = body.data as { reserve: string; redeemable: string }
  expect(BigInt(reserve)).toBeGreaterThan(BigInt(redeemable))
})

test('the owner of a pull is notified of its pets, once', async () => {
  const { data } = await createClient({ baseUrl: apiUrl })(notifications, { query: {} }, bearer(token))
  const news = data.list.filter(({ facts }) => facts['machine'] !== undefined)
  expect(news.map(({ kind, facts }) => ({ kind, ...facts }))).toEqual([
    {
      kind: 'draw',
      machine: '1',
      news: 'revealed',
      pets: expect.stringMatching(/^\S+ #\d{4}, \S+ #\d{4}$/),
      amount: '2.025',
      coin: 'GBT',
    },
  ])
})

test('a machine that does not exist is not found', async () => {
  const path = `/api/v2/api/GachaMachine/GachaMachineDetail?collectionId=9&contractAddress=${contract}`
  const { status, body } = await ask('POST', path)
  expect(status).toBe(404)
  expect(JSON.stringify(body)).toContain('gacha.machine_not_found')
})

test('an admin reads what each machine has sold and paid back; nobody else does', async () => {
  await settlePulls(context)
  await indexed()
  const call = createClient({ baseUrl: apiUrl })
  const input = { query: { contractAddress: contract } }
  const { data } = await call(gachaReport, input, bearer(await tokenOf(apiUrl, 'deployer')))
  expect(data).toMatchObject({ isPaused: false, isCreationEnded: true })
  const [machine] = data.list
  expect(machine).toMatchObject({ collectionId: 1, waiting: '0', waitingSince: null, refunded: '0' })
  expect(machine?.revealed).toBe(machine?.pulls)
  // What was paid is still in the reserve, or was redeemed: 83% to the holder and 17% as a fee.
  const [revenue, reserve, amount, fees] = [
    machine?.revenue,
    machine?.reserve,
    machine?.redeemedAmount,
    machine?.redeemFees,
  ].map((units) => BigInt(units ?? -1))
  expect(revenue).toBe((reserve ?? 0n) + (amount ?? 0n) + (fees ?? 0n))
  expect(revenue).toBeGreaterThanOrEqual(3_003_000_000_000_000_000n)
  const refused = await call(gachaReport, input, bearer(token)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallError)
  expect(refused).toMatchObject({ failure: { error: 'accounts.role_needed' } })
}, 60_000)
