import { collectionAbi } from '@mofu/chain/collections'
import { randomnessAbi } from '@mofu/chain/randomness'
import { signRound } from '@mofu/contracts/beacon'
import { encodeFunctionData, hexToBigInt, type LocalAccount, type PublicClient, slice } from 'viem'

import { accountOf, people, type Person } from '../../accounts.ts'
import { rpc } from '../../anvil.ts'
import { readerOf } from '../../mint.ts'
import { type Act, sendAll } from '../send-all.ts'

type Hex = `0x${string}`

const names = [
  'CollectionFactory',
  'DefaultCollection',
  'Market',
  'Auctions',
  'Boxes',
  'BoxesLens',
  'Gacha',
  'Exchange',
  'Gbt',
  'Names',
  'Pledge',
  'Predictions',
  'Randomness',
] as const

export type ContractAt = Readonly<Record<(typeof names)[number], { address: Hex }>>

/** Addresses of the deployed contracts the seed uses. */
export function contractsIn(deployed: Readonly<Record<string, { address: Hex }>>): ContractAt {
  const found = names.map((name) => {
    const contract = deployed[name]
    if (!contract) throw new Error(`${name} is not deployed`)
    return [name, contract] as const
  })
  return Object.fromEntries(found) as ContractAt
}

export const hours = (count: number): number => count * 60 * 60
export const days = (count: number): number => count * hours(24)

/** Something that happens this many seconds before the present. */
export type ScheduledStep = { before: number; run: (context: SeedContext) => Promise<unknown> }

/** The chain, its people and its clock, for a seed with months of history. */
export class SeedContext {
  readonly rpcUrl: string
  readonly mediaUrl: string
  readonly reader: PublicClient
  readonly at: ContractAt
  /** The time at which the history ends. */
  readonly present: number
  private readonly pets: { tokenId: bigint; holder: Person }[] = []
  /** What is still to happen while the clock advances, oldest first. */
  private readonly schedule: ScheduledStep[] = []

  constructor({ rpcUrl, mediaUrl, contracts }: { rpcUrl: string; mediaUrl: string; contracts: ContractAt }) {
    this.rpcUrl = rpcUrl
    this.mediaUrl = mediaUrl
    this.reader = readerOf(rpcUrl)
    this.at = contracts
    this.present = Math.floor(Date.now() / 1000)
  }

  async now(): Promise<number> {
    return Number((await this.reader.getBlock()).timestamp)
  }

  /** Adds to what happens while the clock advances. */
  plan(steps: readonly ScheduledStep[]): void {
    this.schedule.push(...steps)
    this.schedule.sort((a, b) => b.before - a.before)
  }

  /** Advances to this many seconds before now, through everything that is planned until then. Time never goes back. */
  async goTo(before: number): Promise<void> {
    for (let next = this.schedule[0]; next && next.before >= before; next = this.schedule[0]) {
      this.schedule.shift()
      await this.reach(next.before)
      await next.run(this)
    }
    await this.reach(before)
  }

  private async reach(before: number): Promise<void> {
    // The last block may be older than the clock.
    await rpc(this.rpcUrl, 'evm_mine')
    // Seeding takes a while: the present itself is read again.
    const time = before === 0 ? Math.floor(Date.now() / 1000) : this.present - before
    await this.pass(time - (await this.now()))
  }

  async pass(seconds: number): Promise<void> {
    if (seconds <= 0) return
    await rpc(this.rpcUrl, 'evm_increaseTime', [seconds])
    await rpc(this.rpcUrl, 'evm_mine')
  }

  act(who: Person | LocalAccount, contract: keyof ContractAt, data: Hex, value = 0n): Act {
    const from = typeof who === 'string' ? accountOf(who) : who
    return { from, to: this.at[contract].address, data, value, gas: 1_500_000n }
  }

  send(acts: readonly Act[]): Promise<number> {
    return sendAll(this.rpcUrl, acts)
  }

  /** Submits due rounds, so that later draws wait for a later one. */
  async bring(rounds: readonly bigint[]): Promise<void> {
    const last = rounds.reduce((late, round) => (round > late ? round : late), 0n)
    const randomness = { address: this.at.Randomness.address, abi: randomnessAbi } as const
    const time = await this.reader.readContract({ ...randomness, functionName: 'timeOf', args: [last] })
    await this.pass(Number(time) - (await this.now()))
    await this.send(
      [...new Set(rounds)].map((round) => {
        const { signature } = signRound(Number(round))
        const args = [
          round,
          hexToBigInt(slice(signature, 0, 32)),
          hexToBigInt(slice(signature, 32, 64)),
        ] as const
        return this.act(
          'deployer',
          'Randomness',
          encodeFunctionData({ abi: randomnessAbi, functionName: 'submit', args }),
        )
      }),
    )
  }

  /** Finds pets of the platform's collection that people hold, newest first. Returns their number. */
  async findPets(most: number): Promise<number> {
    const pets = { address: this.at.DefaultCollection.address, abi: collectionAbi } as const
    const last = await this.reader.readContract({ ...pets, functionName: 'totalSupply' })
    const ids = Array.from({ length: Math.min(most, Number(last)) }, (_, index) => last - BigInt(index))
    const holders = await Promise.all(
      ids.map((id) => this.reader.readContract({ ...pets, functionName: 'ownerOf', args: [id] })),
    )
    const known = new Map(people.map((person) => [accountOf(person).address.toLowerCase(), person]))
    for (const [index, tokenId] of ids.entries()) {
      const holder = known.get((holders[index] ?? '').toLowerCase())
      if (holder) this.pets.push({ tokenId, holder })
    }
    return this.pets.length
  }

  /** Takes a number of pets for a person, who approves a contract for them. */
  async petsFor(person: Person, contract: keyof ContractAt, count: number): Promise<bigint[]> {
    const taken = this.pets.splice(0, count)
    if (taken.length < count) throw new Error('the seed needs more pets')
    const to = accountOf(person).address
    const given = taken
      .filter(({ holder }) => holder !== person)
      .map(({ tokenId, holder }) => {
        const args = [accountOf(holder).address, to, tokenId] as const
        const data = encodeFunctionData({ abi: collectionAbi, functionName: 'transferFrom', args })
        return this.act(holder, 'DefaultCollection', data)
      })
    const allow = encodeFunctionData({
      abi: collectionAbi,
      functionName: 'setApprovalForAll',
      args: [this.at[contract].address, true],
    })
    await this.send([...given, this.act(person, 'DefaultCollection', allow)])
    return taken.map(({ tokenId }) => tokenId)
  }
}
