import { gacha, machine, pull, redemption, reveal } from '@mofu/db/app/gacha'
import { chainGacha, chainMachine, chainPull, chainRedemption, chainReveal } from '@mofu/db/chain/gacha'
import { petTiers, tierOfRank, tierSize } from '@mofu/domain/pet-tiers'
import type { BuiltInRoles } from '@mofu/domain/roles'
import { rarityOf } from '@mofu/pets/rarity'
import { sql } from 'drizzle-orm'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyLowMachines } from './news/notify-low-machines.ts'
import { notifyPulls, withdrawPullNews } from './news/notify-pulls.ts'

/** Keeps app.pet equal to chain.pet, and adds each pet's tier, which its number decides. */
const projectPets: Project = async (tx, { chainId, after }) => {
  const { rows } = await tx.execute<{ pet: number }>(sql`
    select distinct c.pet from chain.pet c
    where c.chain_id = ${chainId} and c.updated_block > ${after}
      and not exists (select from app.pet a where a.id = c.id)`)
  const tiers = rows.map(({ pet }) => ({ pet, tier: tierOfRank(rarityOf(pet).rank) }))
  await tx.execute(sql`
    delete from app.pet a
    where a.chain_id = ${chainId} and a.updated_block > ${after}
      and not exists (select from chain.pet c where c.id = a.id)`)
  await tx.execute(sql`
    insert into app.pet as a (id, chain_id, machine_id, token_id, pet, holder, state, pull_id, paid, redeem_value,
      pulled_order, pulled_at, tier, updated_block)
    select c.id, c.chain_id, c.machine_id, c.token_id, c.pet, c.holder, c.state, c.pull_id, c.paid, c.redeem_value,
      c.pulled_order, c.pulled_at, coalesce(known.tier, t.tier), c.updated_block
    from chain.pet c left join app.pet known on known.id = c.id
      left join jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as t(pet int, tier text) on t.pet = c.pet
    where c.chain_id = ${chainId} and (c.updated_block > ${after} or known.updated_block > ${after})
    on conflict (id) do update set
      holder = excluded.holder, state = excluded.state, pull_id = excluded.pull_id, paid = excluded.paid,
      redeem_value = excluded.redeem_value, pulled_order = excluded.pulled_order, pulled_at = excluded.pulled_at,
      updated_block = excluded.updated_block`)
}

/**
 * What is left of each tier, for machines that changed on either side. Runs after machines and pets. A machine without
 * a pulled pet has a row for each tier as well, so that nothing is counted on reads.
 */
const projectTiers: Project = async (tx, { chainId, after }) => {
  const totals = petTiers.map((tier) => ({ tier, total: tierSize(tier) }))
  await tx.execute(sql`
    delete from app.machine_tier a
    where a.chain_id = ${chainId} and a.updated_block > ${after}
      and not exists (select from app.machine m where m.id = a.machine_id)`)
  await tx.execute(sql`
    insert into app.machine_tier as a (id, chain_id, machine_id, tier, total, "left", updated_block)
    select m.id || '-' || t.tier, m.chain_id, m.id, t.tier, t.total, t.total - coalesce(gone.count, 0), m.updated_block
    from app.machine m
      cross join jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as t(tier text, total int)
      left join lateral (
        select count(*)::int as count from app.pet p
        where p.machine_id = m.id and p.tier = t.tier and p.state <> 'in'
      ) gone on true
    where m.chain_id = ${chainId} and (m.updated_block > ${after} or m.id in
      (select machine_id from app.machine_tier where chain_id = ${chainId} and updated_block > ${after}))
    on conflict (id) do update set "left" = excluded."left", updated_block = excluded.updated_block`)
}

/** Machines, pulls, pets and redemptions, as on chain, what is left of each tier, and the news of pulls and machines. */
export const gachaProjections = (nameCoin: NameCoin, builtIn: BuiltInRoles): Project[] => [
  withdrawPullNews,
  mirror(gacha, chainGacha),
  mirror(machine, chainMachine),
  mirror(pull, chainPull),
  mirror(reveal, chainReveal),
  mirror(redemption, chainRedemption),
  projectPets,
  projectTiers,
  notifyPulls(nameCoin),
  notifyLowMachines(builtIn),
]
