import { gachaAbi } from '@mofu/chain/gacha'

import { bidFor, endLot, openLots } from './auctions.ts'
import { claimPrizes, drawFrom, fillBox, letDrawsLapse, publishBox, settleDraws } from './boxes.ts'
import { swapCoins } from './exchange.ts'
import { letPullsLapse, makeMachine, pullPets, redeemPet, settlePulls } from './gacha.ts'
import { registerNames } from './names.ts'
import { openPledging, pledgePet, redeemPledged } from './pledge.ts'
import { claimBets, nameResult, overrule, startRounds } from './predictions.ts'
import { type ContractAt, days, hours, Town } from './town.ts'

/** How far back the oldest story goes. A chain that is to be seeded starts there. */
export const HISTORY = days(500)
/** Pets that the stories are about, and how many of the newest are looked through for them. */
const PETS = 25
const LOOKED_AT = 120

export type EconomySeed = { rpcUrl: string; mediaUrl: string; contracts: ContractAt }

/**
 * Draws, pulls, swaps, pledges, predictions, names and auctions, in every state they can be in: told from the past, because most
 * of them take time. Where there is a gacha machine already, too few pets, or a chain whose clock has no past, it only sees to it
 * that the clock shows the present.
 */
export async function seedEconomy(input: EconomySeed): Promise<void> {
  const town = new Town(input)
  const machines = await town.reader.readContract({
    address: input.contracts.Gacha.address,
    abi: gachaAbi,
    functionName: 'machineCount',
  })
  const isYoung = (await town.now()) < town.present - HISTORY + days(1)
  const canTell = machines === 0n && isYoung && (await town.findPets(LOOKED_AT)) >= PETS
  if (!canTell) return town.goTo(0)
  await tellLastYear(town)
  await tellLastMonths(town)
  const open = await tellLastDays(town)
  await town.goTo(0)
  // Somebody has just paid, and waits.
  await pullPets(town, [['aki', 1n]])
  await drawFrom(town, open, ['wei'])
}

/** Names that have ended since, and the first pets of the machine. */
async function tellLastYear(town: Town): Promise<void> {
  await registerNames(town, [['first-paw', 'sora']])
  await swapCoins(town, ['hana', 'taro', 'yuki', 'lin', 'wei', 'aki'])
  await makeMachine(town)
  await pullPets(town, [['hana', 1n]])
  await letPullsLapse(town)
  await pullPets(town, [
    ['hana', 2n],
    ['taro', 1n],
    ['yuki', 3n],
  ])
  await settlePulls(town)
  await town.goTo(days(400))
  await registerNames(town, [['sleepy', 'kuro']])
  await redeemPet(town, 'yuki')
  await town.goTo(days(345))
  await registerNames(town, [['mochi', 'mei']])
}

/** What has come to its end: lots, rounds, a box, a pledge. */
async function tellLastMonths(town: Town): Promise<void> {
  await town.goTo(days(75))
  const from = await town.now()
  await openPledging(town)
  await pledgePet(town, 'hana')
  const pledged = await pledgePet(town, 'taro')
  const [sold = 0n, unwanted = 0n, withdrawn = 0n] = await openLots(town, [
    { seller: 'lin', startAt: 0, endAt: from + days(3) },
    { seller: 'wei', startAt: 0, endAt: from + days(3) },
    { seller: 'aki', startAt: 0, endAt: from + days(3) },
  ])
  await bidFor(town, sold, ['hana', 'taro', 'hana'])
  await endLot(town, 'aki', withdrawn, 'cancel')
  const times = { lockAt: from + days(1), closeAt: from + days(2) }
  const [right = 0n, nobody = 0n, cancelled = 0n] = await startRounds(town, [
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
  await overrule(town, cancelled, 'cancel')
  await claimBets(town, cancelled, ['aki'])
  const box = await fillBox(town, { owner: 'mei', title: 'Winter box', pets: 3 })
  await publishBox(town, 'mei', box, from + days(9))
  await drawFrom(town, box, ['taro', 'yuki'])
  await settleDraws(town, box)
  await claimPrizes(town, box, 1)
  await drawFrom(town, box, ['lin'])
  await town.goTo(days(71))
  await endLot(town, 'kuro', sold, 'settle')
  await endLot(town, 'kuro', unwanted, 'settle')
  await nameResult(town, right, 'a')
  await nameResult(town, nobody, 'a')
  await letDrawsLapse(town, box)
  await town.goTo(days(43))
  await claimBets(town, right, ['hana'])
  await claimBets(town, nobody, ['lin'])
  await redeemPledged(town, 'taro', 'hana', pledged)
}

/** What is under way. Returns a box that can be drawn from. */
async function tellLastDays(town: Town): Promise<bigint> {
  await town.goTo(days(3))
  const { present } = town
  const [, named = 0n, objected = 0n] = await startRounds(town, [
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
  await town.goTo(days(1))
  await pledgePet(town, 'yuki')
  const [, wanted = 0n, bought = 0n] = await openLots(town, [
    { seller: 'hana', startAt: 0, endAt: present + days(2) },
    { seller: 'taro', startAt: 0, endAt: present + days(3) },
    { seller: 'yuki', startAt: 0, endAt: present - hours(1) },
    { seller: 'lin', startAt: 0, endAt: present - hours(2) },
    { seller: 'wei', startAt: present + days(2), endAt: present + days(5) },
  ])
  await bidFor(town, wanted, ['lin', 'kuro'])
  await bidFor(town, bought, ['mei', 'sora'])
  await fillBox(town, { owner: 'sora', title: 'Box of dreams', pets: 2 })
  const coming = await fillBox(town, {
    owner: 'kuro',
    title: 'Night box',
    pets: 2,
    openAt: present + days(2),
  })
  await publishBox(town, 'kuro', coming, present + days(20))
  const soldOut = await fillBox(town, { owner: 'mei', title: 'Tiny box', pets: 2 })
  await publishBox(town, 'mei', soldOut, present + days(10))
  await drawFrom(town, soldOut, ['hana', 'taro'])
  await settleDraws(town, soldOut)
  await claimPrizes(town, soldOut, 2)
  const open = await fillBox(town, { owner: 'mei', title: 'Summer box', pets: 5 })
  await publishBox(town, 'mei', open, present + days(30))
  await drawFrom(town, open, ['yuki', 'lin'])
  await settleDraws(town, open)
  await claimPrizes(town, open, 1)
  await town.goTo(hours(2))
  await nameResult(town, named, 'a')
  await nameResult(town, objected, 'b')
  await overrule(town, objected, 'dispute')
  await registerNames(town, [
    ['mofu', 'hana'],
    ['cloud9', 'taro'],
  ])
  return open
}
