import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { numberedId } from '@mofu/domain/numbered-id'
import { petOf } from '@mofu/pets/pet'
import * as wire from '@mofu/wire/gacha'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listMachines, type Machine } from './list-machines.ts'
import { listOwnPets, listOwnPulls, type ShownPull } from './list-own.ts'
import { showMachine } from './show-machine.ts'
import type { PetRow, RevealRow } from './store.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

export function gachaRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  const shown = (machine: Machine): wire.Machine => ({
    ...machineOf(machine),
    ...nameCoin(machine.chainId, machine.coin),
  })

  mount(server, wire.gbtInfo, 'anyone', async ({ params: { x }, query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const machines = await listMachines(db, { chainId, contract: x })
    const [first] = machines
    if (!first) throw new DomainError('gacha.machine_not_found', { id: x })
    const sum = (amounts: readonly bigint[]) => String(amounts.reduce((total, amount) => total + amount, 0n))
    const prices = machines.filter(({ isOpen }) => isOpen).map(({ price }) => price)
    const [cheapest] = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    const data = {
      contractAddress: x,
      coin: first.coin,
      ...nameCoin(chainId, first.coin),
      reserve: sum(machines.map(({ reserve }) => reserve)),
      redeemable: sum(machines.map(({ redeemable }) => redeemable)),
      price: cheapest === undefined ? null : String(cheapest),
    }
    return { data, at }
  })

  mount(
    server,
    wire.gachaMachineList,
    'anyone',
    async ({ query: { contractAddress, chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      const list = await listMachines(db, { chainId, contract: contractAddress })
      return { data: { list: list.map(shown) }, at }
    },
  )

  mount(server, wire.gachaMachineDetail, 'anyone', async ({ query }) => {
    const { collectionId, contractAddress, userAddress, isFore, chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const id = numberedId({ chainId, contract: contractAddress as `0x${string}`, number: collectionId })
    const detail = await showMachine(db, { id, owner: userAddress, isOpenOnly: isFore === 'true' })
    const { recent, myPets, myPulls } = detail
    const data = {
      ...shown(detail),
      recent: recent.map(revealOf),
      myPets: myPets.map(ownPetOf),
      myPulls: myPulls.map(pullOf),
    }
    return { data, at }
  })

  mount(server, wire.gachaPetsOf, 'anyone', async ({ params: { account: owner }, query }) => {
    const { collectionId, contractAddress, chainId = defaultChainId, before, pageSize } = query
    const at = await readWatermark(chainId)
    const id = numberedId({ chainId, contract: contractAddress as `0x${string}`, number: collectionId })
    const { list, next } = await listOwnPets(db, { id, owner, before, pageSize })
    return { data: { list: list.map(ownPetOf), next }, at }
  })

  mount(server, wire.gachaPullsOf, 'anyone', async ({ params: { account: owner }, query }) => {
    const { collectionId, contractAddress, chainId = defaultChainId, before, pageSize } = query
    const at = await readWatermark(chainId)
    const id = numberedId({ chainId, contract: contractAddress as `0x${string}`, number: collectionId })
    const { list, next } = await listOwnPulls(db, { id, owner, before, pageSize })
    return { data: { list: list.map(pullOf), next }, at }
  })
}

export function machineOf(row: Machine): Omit<wire.Machine, 'symbol' | 'decimals'> {
  const { id, chainId, name, cover, title, introduction, coin, isOpen } = row
  const texts = { id, chainId, name, cover, title, introduction, coin, isOpen }
  const { pets, pulls, size, pending, returning, tiers } = row
  return {
    ...texts,
    pets,
    pulls,
    size,
    pending,
    returning,
    collectionId: row.number,
    contractAddress: row.contract,
    firstPrice: String(row.firstPrice),
    step: String(row.step),
    price: String(row.price),
    reserve: String(row.reserve),
    redeemable: String(row.redeemable),
    tiers: tiers.map(({ tier, total, left }) => ({ tier, total, left })),
  }
}

function revealOf({ id, pet, tier, owner, paid, at, txHash, ...row }: RevealRow): wire.Reveal {
  return { id, petId: pageOf(row), pet, name: petOf(pet).name, tier, owner, paid: String(paid), at, txHash }
}

/** A redeemed pet is no token, so it has no page. */
function pageOf({ petId, state }: Pick<RevealRow, 'petId' | 'state'>): string | null {
  return state === 'out' ? petId : null
}

function ownPetOf({ id, tokenId, pet, tier, paid, redeemValue, pulledAt }: PetRow): wire.OwnPet {
  const amounts = { tokenId: String(tokenId), paid: String(paid), redeemValue: String(redeemValue) }
  return { id, pet, name: petOf(pet).name, tier, pulledAt, ...amounts }
}

function pullOf({ pets, ...row }: ShownPull): wire.Pull {
  const { id, orderId, size, round, state, paidAt, paidTx, settledAt } = row
  const shown = { id, orderId, size, round, state, paidAt, paidTx, settledAt }
  return {
    ...shown,
    paid: String(row.paid),
    pets: pets.map(({ pet, tier, paid, ...reveal }) => ({
      petId: pageOf(reveal),
      pet,
      name: petOf(pet).name,
      tier,
      paid: String(paid),
    })),
  }
}
