import { petTiers, tierSize } from '@mofu/domain/pet-tiers'
import type pg from 'pg'

import { addressOf, BLOCKS, CHAIN_ID, NOW, OWN_COIN, type Scale } from './shape.ts'

const DAY = 86_400
export const PULLS = 10_000
export const MACHINE_CONTRACT = addressOf(3_000_000_001)
export const LOT_CONTRACT = addressOf(3_000_000_002)
export const QUIZ_CONTRACT = addressOf(3_000_000_003)
const NAME_CONTRACT = addressOf(3_000_000_004)
const MACHINE = `${CHAIN_ID}-${MACHINE_CONTRACT}-1`

/** How many rows of the other domains a market of this scale has. */
export function domainScale({ nfts }: Scale) {
  const lots = Math.max(500, Math.floor(nfts / 50))
  return { lots, quizzes: Math.max(500, Math.floor(nfts / 250)), names: lots, bidsOfLot: 3, betsOfQuiz: 5 }
}

/** Fills auctions, quizzes, the gacha machine and names of a market whose tokens are there. */
export async function fillDomains(client: pg.Client, scale: Scale): Promise<void> {
  const { lots, quizzes, names, bidsOfLot, betsOfQuiz } = domainScale(scale)
  const every = Math.max(1, Math.floor(scale.nfts / lots))
  // A tenth is coming or ongoing, the rest is over.
  await client.query(
    `insert into app.lot (id, chain_id, contract, nft_id, collection, token_id, seller, coin, reserve, fee_rate, start_at, end_at,
       extensions, bids, bid_id, bidder, amount, status, created_order, created_at, created_tx, updated_block)
     select '${CHAIN_ID}-${LOT_CONTRACT}-' || k, ${CHAIN_ID}, '${LOT_CONTRACT}', id, contract, token_id, owner, '${OWN_COIN}',
       k * 1000000000000, 250, case when k % 20 = 0 then ${NOW} + k % 1000 else ${NOW} - 5 * ${DAY} end,
       case when k % 10 = 0 then ${NOW} + ${DAY} + k % 5000 else ${NOW} - k % ${DAY} end, 0, ${bidsOfLot},
       '${CHAIN_ID}-bid-' || k || '-${bidsOfLot}', '${addressOf(5)}', k * 2000000000000,
       case when k % 10 = 0 then 'open' else 'sold' end, k, ${NOW} - 6 * ${DAY}, '0x' || lpad(to_hex(k), 64, '0'), ${BLOCKS}
     from (select *, (mint_order / ${every})::bigint as k from app.nft where mint_order % ${every} = 0) tokens
     on conflict do nothing`,
  )
  await client.query(
    `insert into app.lot_bid (id, chain_id, lot_id, nft_id, bidder, amount, end_at, is_extending, bid_order, at, tx_hash, updated_block)
     select '${CHAIN_ID}-bid-' || l.created_order || '-' || b, ${CHAIN_ID}, l.id, l.nft_id, l.seller, l.reserve + b, l.end_at, false,
       l.created_order * ${bidsOfLot} + b, l.created_at + b, l.created_tx, ${BLOCKS}
     from app.lot l, generate_series(1, ${bidsOfLot}) b`,
  )
  await fillQuizzes(client, { quizzes, betsOfQuiz })
  await fillMachine(client)
  await fillNames(client, names)
  for (const table of [
    'lot',
    'lot_bid',
    'quiz',
    'prediction_round',
    'prediction_bet',
    'pull',
    'reveal',
    'pet',
    'name',
    'primary_name',
  ])
    await client.query(`vacuum analyze app.${table}`)
}

/** One in ten is open for bets; most have ended. */
async function fillQuizzes(
  client: pg.Client,
  { quizzes, betsOfQuiz }: { quizzes: number; betsOfQuiz: number },
): Promise<void> {
  await client.query(
    `insert into app.quiz (chain_id, author, topic, content, option_a, option_b, criteria, source, fallback, time_zone, close_bets_at,
       draw_at, coin, unit_amount, lock_price, image, dossier_text, dossier, form_hash, state, approved_at)
     select ${CHAIN_ID}, '${addressOf(6)}', 'Will it snow on day ' || k || '?', 'The first flake counts.', 'Yes', 'No',
       'As the station reports.', 'https://weather.example', 'Both get their money back.', 'UTC', ${NOW} + k, ${NOW} + ${DAY} + k,
       '${OWN_COIN}', 1000000000000000, 0, '', 'dossier ' || k, '0x' || lpad(to_hex(k), 64, '0'), 'form-' || k, 'approved', now()
     from generate_series(1, ${quizzes}) k`,
  )
  await client.query(
    `insert into app.prediction_round (id, chain_id, contract, epoch, dossier, coin, unit, start_timestamp, lock_timestamp,
       close_timestamp, final_timestamp, lock_price, close_price, fee_rate, a_amount, b_amount, bettors, result, is_cancelled, disputes,
       claimed_amount, rewards_paid, refunds_paid, fee_paid, start_tx, updated_block)
     select '${CHAIN_ID}-${QUIZ_CONTRACT}-' || k, ${CHAIN_ID}, '${QUIZ_CONTRACT}', k, '0x' || lpad(to_hex(k), 64, '0'), '${OWN_COIN}',
       1000000000000000, ${NOW} - 9 * ${DAY}, ${NOW} + s.shift, ${NOW} + ${DAY} + s.shift, ${NOW} + 2 * ${DAY} + s.shift, 0, 0, 300,
       k * 1000000000000000, 5000000000000000, ${betsOfQuiz}, case when s.shift < 0 then 'a' end, false, 0, 0, 0, 0, 0,
       '0x' || lpad(to_hex(k), 64, '0'), ${BLOCKS}
     from generate_series(1, ${quizzes}) k, lateral (select case when k % 10 = 0 then k % 1000 + 60 else -5 * ${DAY} end as shift) s`,
  )
  await client.query(
    `insert into app.prediction_bet (id, chain_id, round_id, account, side, amount, claimed, bet_order, bet_at, bet_tx, updated_block)
     select r.id || '-' || b, ${CHAIN_ID}, r.id, '0x' || lpad(to_hex(b), 40, '0'), case when b % 2 = 0 then 'a' else 'b' end,
       1000000000000000, false, r.epoch::bigint * 100 + b, r.start_timestamp + b, r.start_tx, ${BLOCKS}
     from app.prediction_round r, generate_series(1, ${betsOfQuiz}) b`,
  )
}

/** The machine of the ten thousand, after 10,000 pulls: most were redeemed and are in it again. */
async function fillMachine(client: pg.Client): Promise<void> {
  await client.query(
    `insert into app.machine (id, chain_id, contract, number, coin, first_price, step, pets, base_uri, name, cover, title, introduction,
       is_open, price, pulls, size, pending, "returning", orders, settled, reserve, redeemable, created_at, updated_block)
     values ('${MACHINE}', ${CHAIN_ID}, '${MACHINE_CONTRACT}', 1, '${OWN_COIN}', 1000000000000000, 10000000000, 10000, '', 'Mofu', '',
       'Mofu', 'Ten thousand pets.', true, 2000000000000000, ${PULLS}, 9000, 0, 0, ${PULLS}, ${PULLS}, ${PULLS}000000000000000,
       1000000000000000, ${NOW} - 90 * ${DAY}, ${BLOCKS})`,
  )
  for (const tier of petTiers)
    await client.query(
      `insert into app.machine_tier (id, chain_id, machine_id, tier, total, "left", updated_block)
       values ('${MACHINE}-${tier}', ${CHAIN_ID}, '${MACHINE}', '${tier}', ${tierSize(tier)}, ${Math.floor((tierSize(tier) * 9) / 10)}, ${BLOCKS})`,
    )
  await client.query(
    `insert into app.pull (id, chain_id, machine_id, order_id, owner, size, first_pull, paid, round, state, paid_order, paid_at, paid_tx,
       settled_at, settled_tx, updated_block)
     select '${MACHINE}-' || k, ${CHAIN_ID}, '${MACHINE}', k, '0x' || lpad(to_hex(k % 100), 40, '0'), 1, k, 1000000000000000, k, 'revealed',
       k, ${NOW} - ${PULLS} + k, '0x' || lpad(to_hex(k), 64, '0'), ${NOW}, '0x' || lpad(to_hex(k), 64, '0'), ${BLOCKS}
     from generate_series(1, ${PULLS}) k`,
  )
  await client.query(
    `insert into app.reveal (id, chain_id, machine_id, pull_id, place, pet_id, pet, owner, paid, revealed_order, at, tx_hash, updated_block)
     select '${MACHINE}-' || k || '-0', ${CHAIN_ID}, '${MACHINE}', '${MACHINE}-' || k, 0, '${MACHINE}-pet-' || k, k,
       '0x' || lpad(to_hex(k % 100), 40, '0'), 1000000000000000, k, ${NOW} - ${PULLS} + k, '0x' || lpad(to_hex(k), 64, '0'), ${BLOCKS}
     from generate_series(1, ${PULLS}) k`,
  )
  await client.query(
    `insert into app.pet (id, chain_id, machine_id, token_id, pet, holder, state, pull_id, paid, redeem_value, pulled_order, pulled_at,
       tier, updated_block)
     select '${MACHINE}-pet-' || k, ${CHAIN_ID}, '${MACHINE}', k, k, '0x' || lpad(to_hex(k % 100), 40, '0'),
       case when k % 10 = 0 then 'out' else 'in' end, '${MACHINE}-' || k, 1000000000000000, 830000000000000, k, ${NOW}, 'common', ${BLOCKS}
     from generate_series(1, ${PULLS}) k`,
  )
}

/** The first owners of tokens have a primary name. */
async function fillNames(client: pg.Client, names: number): Promise<void> {
  await client.query(
    `insert into app.name (id, chain_id, contract, token_id, label, skeleton, owner, expiry, registered_at, registered_order, moved_order,
       updated_block)
     select '${CHAIN_ID}-${NAME_CONTRACT}-' || k, ${CHAIN_ID}, '${NAME_CONTRACT}', k, 'holder-' || k, 'holder-' || k, account,
       ${NOW} + 365 * ${DAY}, ${NOW} - ${DAY}, k, k, ${BLOCKS}
     from (select account, row_number() over (order by account) as k
       from (select distinct owner as account from app.nft order by 1 limit ${names}) owners) numbered`,
  )
  await client.query(
    `insert into app.primary_name (id, chain_id, account, name_id, set_order, updated_block)
     select ${CHAIN_ID} || '-' || owner, ${CHAIN_ID}, owner, id, registered_order + 1, ${BLOCKS} from app.name`,
  )
}
