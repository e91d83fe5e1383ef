import { gachaAbi } from '@mofu/chain/gacha'

import { bidFor, endLot, openLots } from './auctions.ts'
import { claimPrizes, drawFrom, fillBox, letDrawsLapse, publishBox, settleDraws } from './boxes.ts'
import { swapCoins } from './exchange.ts'
import { endCreation, letPullsLapse, makeMachine, pullPets, redeemPet, settlePulls } from './gacha.ts'
import { isRegistered, registerNames } from './names.ts'
import { openPledging, pledgePet, redeemPledged } from './pledge.ts'
import { claimBets, nameResult, overrule, startRounds } from './predictions.ts'
import { type ContractAt, days, type ScheduledStep, hours, SeedContext } from './seed-context.ts'

/** How far back the history goes. A chain that will be seeded starts there. */
export const HISTORY = days(500)
/** Pets used by the seed, and how many of the newest are searched for them. */
const PETS = 25
const LOOKED_AT = 120
/** Registered before everything else. */
const FIRST_NAME = 'first-paw'

export type EconomySeed = {
  rpcUrl: string
  mediaUrl: string
  contracts: ContractAt
  /** What else happens in these months. It is left out where there is no history. */
  schedule?: readonly ScheduledStep[]
}

/**
 * Draws, pulls, swaps, pledges, predictions, names and auctions, in every state: seeded from the past, because most of
 * them take time. If there is a gacha machine already, or a chain whose clock has no past, it only advances the clock to
 * the present. With too few pets it registers the oldest names and nothing else.
 */
export async function seedEconomy(input: EconomySeed): Promise<void> {
  const context = new SeedContext(input)
  const machines = await context.reader.readContract({
    address: input.contracts.Gacha.address,
    abi: gachaAbi,
    functionName: 'machineCount',
  })
  const isYoung = (await context.now()) < context.present - HISTORY + days(1)
  const canTell = machines === 0n && isYoung && !(await isRegistered(context, FIRST_NAME))
  if (!canTell) return context.goTo(0)
  context.plan(input.schedule ?? [])
  await tellLastYear(context)
  await context.goTo(days(91))
  if ((await context.findPets(LOOKED_AT)) < PETS) return context.goTo(0)
  await tellFirstPulls(context)
  await tellLastMonths(context)
  const open = await tellLastDays(context)
  await context.goTo(0)
  // A payment that was just made, and waits.
  await pullPets(context, [['aki', 1n]])
  await drawFrom(context, open, ['wei'])
}

/** Names that have expired since, or soon will. */
async function tellLastYear(context: SeedContext): Promise<void> {
  await registerNames(context, [[FIRST_NAME, 'sora']])
  await context.goTo(days(400))
  await registerNames(context, [['sleepy', 'kuro']])
  await context.goTo(days(345))
  await registerNames(context, [['mochi', 'mei']])
}

/** The first pets of the machine, one of them redeemed, and a pull that was refunded. */
async function tellFirstPulls(context: SeedContext): Promise<void> {
  await context.goTo(days(90))
  await swapCoins(context, ['hana', 'taro', 'yuki', 'lin', 'wei', 'aki'])
  await makeMachine(context)
  await endCreation(context)
  await pullPets(context, [['hana', 1n]])
  await letPullsLapse(context)
  await pullPets(context, [
    ['hana', 2n],
    ['taro', 1n],
    ['yuki', 3n],
  ])
  await settlePulls(context)
  await redeemPet(context, 'yuki')
}

/** Finished: lots, rounds, a box, a pledge. */
async function tellLastMonths(context: SeedContext): Promise<void> {
  await context.goTo(days(75))
  const from = await context.now()
  await openPledging(context)
  await pledgePet(context, 'hana')
  const pledged = await pledgePet(context, 'taro')
  const [sold = 0n, unwanted = 0n, withdrawn = 0n] = await openLots(context, [
    { seller: 'lin', startAt: 0, endAt: from + days(3) },
    { seller: 'wei', startAt: 0, endAt: from + days(3) },
    { seller: 'aki', startAt: 0, endAt: from + days(3) },
  ])
  await bidFor(context, sold, ['hana', 'taro', 'hana'])
  await endLot(context, 'aki', withdrawn, 'cancel')
  const times = { lockAt: from + days(1), closeAt: from + days(2) }
  const [right = 0n, nobody = 0n, cancelled = 0n] = await startRounds(context, [
    {
      topic: 'Will it snow in Kyoto?',
      ...times,
      bets: [
        ['hana', 'a', 3n],
        ['taro', 'b', 2n],
        ['yuki', 'a', 1n],
      ],
    },
    {
      topic: 'Will the parade be on time?',
      ...times,
      bets: [
        ['lin', 'b', 2n],
        ['wei', 'b', 1n],
      ],
    },
    {
      topic: 'Will the cat find the box?',
      ...times,
      bets: [
        ['aki', 'a', 1n],
        ['hana', 'b', 1n],
      ],
    },
    {
      topic: 'Will anyone count the stars?',
      ...times,
      bets: [
        ['taro', 'a', 1n],
        ['lin', 'b', 4n],
      ],
    },
  ])
  await overrule(context, cancelled, 'cancel')
  await claimBets(context, cancelled, ['aki'])
  const box = await fillBox(context, { owner: 'mei', title: 'Winter box', pets: 3 })
  await publishBox(context, 'mei', box, from + days(9))
  await drawFrom(context, box, ['taro', 'yuki'])
  await settleDraws(context, box)
  await claimPrizes(context, box, 1)
  await drawFrom(context, box, ['lin'])
  await context.goTo(days(71))
  await endLot(context, 'kuro', sold, 'settle')
  await endLot(context, 'kuro', unwanted, 'settle')
  await nameResult(context, right, 'a')
  await nameResult(context, nobody, 'a')
  await letDrawsLapse(context, box)
  await context.goTo(days(43))
  await claimBets(context, right, ['hana'])
  await claimBets(context, nobody, ['lin'])
  await redeemPledged(context, 'taro', 'hana', pledged)
}

/** In progress. Returns a box that can be drawn from. */
async function tellLastDays(context: SeedContext): Promise<bigint> {
  await context.goTo(days(3))
  const { present } = context
  const [, named = 0n, objected = 0n] = await startRounds(context, [
    {
      topic: 'Will gold close above four thousand?',
      lockAt: present - days(1),
      closeAt: present + days(2),
      bets: [
        ['hana', 'a', 5n],
        ['yuki', 'b', 4n],
      ],
    },
    {
      topic: 'Will the final go to penalties?',
      lockAt: present - days(2),
      closeAt: present - days(1),
      bets: [
        ['taro', 'a', 2n],
        ['wei', 'b', 2n],
      ],
    },
    {
      topic: 'Will the new phone have no port?',
      lockAt: present - days(2),
      closeAt: present - days(1),
      bets: [
        ['lin', 'a', 1n],
        ['aki', 'b', 6n],
      ],
    },
    {
      topic: 'Will bitcoin rise this week?',
      lockAt: present + days(5),
      closeAt: present + days(6),
      bets: [
        ['mei', 'a', 3n],
        ['sora', 'b', 3n],
        ['kuro', 'a', 1n],
      ],
    },
  ])
  await pullPets(context, [
    ['lin', 5n],
    ['wei', 3n],
  ])
  await settlePulls(context)
  await context.goTo(days(2))
  await pullPets(context, [
    ['aki', 4n],
    ['lin', 3n],
  ])
  await settlePulls(context)
  await context.goTo(days(1))
  await pledgePet(context, 'yuki')
  await pullPets(context, [
    ['taro', 3n],
    ['wei', 3n],
  ])
  await settlePulls(context)
  const [, wanted = 0n, bought = 0n] = await openLots(context, [
    { seller: 'hana', startAt: 0, endAt: present + days(2) },
    { seller: 'taro', startAt: 0, endAt: present + days(3) },
    { seller: 'yuki', startAt: 0, endAt: present - hours(1) },
    { seller: 'lin', startAt: 0, endAt: present - hours(2) },
    { seller: 'wei', startAt: present + days(2), endAt: present + days(5) },
  ])
  await bidFor(context, wanted, ['lin', 'kuro'])
  await bidFor(context, bought, ['mei', 'sora'])
  await fillBox(context, { owner: 'sora', title: 'Box of dreams', pets: 2 })
  const coming = await fillBox(context, {
    owner: 'kuro',
    title: 'Night box',
    pets: 2,
    openAt: present + days(2),
  })
  await publishBox(context, 'kuro', coming, present + days(20))
  const soldOut = await fillBox(context, { owner: 'mei', title: 'Tiny box', pets: 2 })
  await publishBox(context, 'mei', soldOut, present + days(10))
  await drawFrom(context, soldOut, ['hana', 'taro'])
  await settleDraws(context, soldOut)
  await claimPrizes(context, soldOut, 2)
  const open = await fillBox(context, { owner: 'mei', title: 'Summer box', pets: 5 })
  await publishBox(context, 'mei', open, present + days(30))
  await drawFrom(context, open, ['yuki', 'lin'])
  await settleDraws(context, open)
  await claimPrizes(context, open, 1)
  await context.goTo(hours(2))
  await nameResult(context, named, 'a')
  await nameResult(context, objected, 'b')
  await overrule(context, objected, 'dispute')
  await registerNames(context, [
    ['mofu', 'hana'],
    ['cloud9', 'taro'],
  ])
  return open
}
