import type { Hex, PublicClient } from 'viem'

/**
 * tstore(0, 1), mstore(0, tload(0)), mcopy(32, 0, 32), return(32, 32), with push0 throughout: every instruction of ours that
 * a chain may be too old to know.
 */
const program: Hex = '0x60015f5d5f5c5f5260205f60205e60206020f3'

/** Refuses a chain whose EVM does not know what our contracts are made of, before a single one is deployed there. */
export async function probe(reader: PublicClient): Promise<void> {
  const answer = await reader.call({ data: program }).then(
    ({ data }) => data,
    (error: Error) => error.message,
  )
  if (answer === undefined || !/^0x0*1$/.test(answer))
    throw new Error(`the chain's EVM is older than Cancun (push0, mcopy, tstore): it answered ${answer}`)
}
