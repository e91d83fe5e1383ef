import { randomnessAbi } from '@mofu/chain/randomness'
import { type Beacon, roundTime } from '@mofu/domain/round-time'
import { encodeFunctionData, type Hex, type PublicClient } from 'viem'

import { readSignature } from './beacon.ts'

/**
 * `decided`: orders of the round can be settled, also by a refund. `due`: the beacon should serve it by now. `early`: it
 * cannot.
 */
export type RoundState = 'decided' | 'due' | 'early'

/** The rounds on the chain, and how they get there. */
export class Rounds {
  private readonly reader: PublicClient
  private readonly contract: { address: Hex; abi: typeof randomnessAbi }
  private readonly beaconUrls: readonly string[]
  private beacon: Beacon | undefined

  constructor(reader: PublicClient, address: Hex, beaconUrls: readonly string[]) {
    this.reader = reader
    this.contract = { address, abi: randomnessAbi }
    this.beaconUrls = beaconUrls
  }

  async statesOf(rounds: Iterable<bigint>): Promise<ReadonlyMap<bigint, RoundState>> {
    const [beacon, { timestamp }] = await Promise.all([this.readBeacon(), this.reader.getBlock()])
    // The chain's clock may be behind the beacon's, or ahead of it.
    const now = Math.max(Number(timestamp), Date.now() / 1_000)
    const states = [...new Set(rounds)].map(async (round): Promise<[bigint, RoundState]> => {
      // An order without a round, such as a returned pet.
      if (round === 0n) return [round, 'decided']
      if (roundTime(beacon, Number(round)) > now) return [round, 'early']
      const call = { ...this.contract, functionName: 'roundStatus', args: [round] } as const
      const [randomness, isOverdue] = await this.reader.readContract(call)
      return [round, BigInt(randomness) !== 0n || isOverdue ? 'decided' : 'due']
    })
    return new Map(await Promise.all(states))
  }

  /** The call that submits a round; undefined while no relay serves it. Throws if all that do give a false signature. */
  async submissionOf(round: bigint): Promise<{ to: Hex; data: Hex } | undefined> {
    let failure: unknown
    for (const beaconUrl of this.beaconUrls) {
      const signature = await readSignature(beaconUrl, round)
      // Not available yet, or not from this relay.
      if (!signature) continue
      const call = { ...this.contract, functionName: 'submit', args: [round, ...signature] } as const
      try {
        // An invalid signature fails in the simulation, before it costs gas.
        await this.reader.simulateContract(call)
        return { to: call.address, data: encodeFunctionData(call) }
      } catch (error) {
        failure = error
      }
    }
    if (failure !== undefined) throw failure
    return undefined
  }

  private async readBeacon(): Promise<Beacon> {
    if (this.beacon) return this.beacon
    const [genesis, period] = await this.reader.readContract({ ...this.contract, functionName: 'beacon' })
    this.beacon = { genesis: Number(genesis), period: Number(period) }
    return this.beacon
  }
}
