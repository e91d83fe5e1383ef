import { hexToBigInt } from 'viem'

/** A relay that does not answer must not delay the orders of other rounds. */
const ANSWER_MS = 5_000

/** The point of BN254 that signs a round. */
export type RoundSignature = readonly [x: bigint, y: bigint]

/** The signature of a round from one relay of the beacon; undefined when it does not have it, or does not answer. */
export async function readSignature(beaconUrl: string, round: bigint): Promise<RoundSignature | undefined> {
  try {
    const response = await fetch(`${beaconUrl}/rounds/${round}`, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (!response.ok) return undefined
    const { signature } = (await response.json()) as { signature?: unknown }
    if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return undefined
    return [hexToBigInt(`0x${signature.slice(0, 64)}`), hexToBigInt(`0x${signature.slice(64)}`)]
  } catch {
    return undefined
  }
}
