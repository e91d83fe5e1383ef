import pg from 'pg'

import { type Figure, percentile } from '../figure.ts'
import { domainAskedAt, domainKinds, identitiesOf } from './domain-requests.ts'
import { atRate, type Sample, throughput } from './hammer.ts'
import { type Asked, askedOf } from './requests.ts'
import { CHAIN_ID, type Scale } from './shape.ts'

type Ask = (asked: Asked) => Promise<Sample>

const RATE = { perSecond: 100, seconds: 15 }
const MOST_MS = 100
const LOAD = { clients: 8, seconds: 2 }
/** The two alternate, so that other load of the machine hits both. */
const TURNS = 4
const PAGE = 48
const MOST_NAMES_COST = 0.05

/** Auctions, quizzes, the machine and names under load, and what the names of owners cost a list. */
export async function domainFigures(url: string, ask: Ask, scale: Scale): Promise<Figure[]> {
  await atRate((seed) => ask(domainAskedAt(seed, scale)), { perSecond: 50, seconds: 4 })
  const samples = await atRate((seed) => ask(domainAskedAt(seed, scale)), RATE)
  return [
    ...domainKinds.map((kind) => {
      const own = samples.filter((sample) => sample.kind === kind)
      const p95 = percentile(
        own.map(({ ms }) => ms),
        0.95,
      )
      const bad = own.filter(({ status }) => status !== 200).length
      return {
        what: `${scale.nfts} tokens, ${kind}, p95 of ${own.length}`,
        value: `${p95.toFixed(0)} ms, ${bad} refused`,
        goal: `at most ${MOST_MS} ms, none refused`,
        isReached: p95 <= MOST_MS && bad === 0,
      }
    }),
    await namesCost(url, ask, scale),
  ]
}

/** Lists of 48 with the batched lookup of their owners' names, beside the same lists without it. */
async function namesCost(url: string, ask: Ask, scale: Scale): Promise<Figure> {
  const lookup = identitiesOf(await ownersOfPage(url))
  const list = (seed: number) => ask(askedOf('list, further on', seed, scale))
  let [alone, named] = [0, 0]
  for (let turn = 0; turn < TURNS; turn++) {
    alone += await throughput(list, LOAD)
    named += await throughput(async (seed) => {
      await list(seed)
      const { status } = await ask(lookup)
      if (status !== 200) throw new Error(`names were answered with ${status}`)
    }, LOAD)
  }
  const cost = alone / named - 1
  return {
    what: `${scale.nfts} tokens, names of a list of ${PAGE}, share of its time`,
    value: `${(cost * 100).toFixed(1)}%`,
    goal: `at most ${MOST_NAMES_COST * 100}%`,
    isReached: cost <= MOST_NAMES_COST,
  }
}

async function ownersOfPage(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: string }>(
      'select distinct owner from (select owner from app.nft where chain_id = $1 order by mint_order desc limit $2) page',
      [CHAIN_ID, PAGE],
    )
    return rows.map(({ owner }) => owner)
  } finally {
    await client.end()
  }
}
