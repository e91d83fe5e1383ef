import { type Client, formatLog, type Log, numberToHex } from 'viem'

type Hex = `0x${string}`

export type LogQuestion = {
  address: Hex
  topics: readonly (Hex | readonly Hex[] | null)[]
  fromBlock: number
  toBlock: number
}

/** Every node answers for a range as short as this, unless it does not answer at all. */
const FEWEST_BLOCKS = 16

/** Logs in the order of the chain. Where the range is too long for the node, or its answer too large, it is asked for halves. */
export async function readLogs(client: Client, question: LogQuestion): Promise<Log[]> {
  const { address, topics, fromBlock, toBlock } = question
  if (fromBlock > toBlock) return []
  try {
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [
        {
          address,
          topics: topics.map((topic) => (Array.isArray(topic) ? [...topic] : (topic as Hex | null))),
          fromBlock: numberToHex(fromBlock),
          toBlock: numberToHex(toBlock),
        },
      ],
    })
    return logs.map((log) => formatLog(log)).toSorted(byPlace)
  } catch (error) {
    if (toBlock - fromBlock < FEWEST_BLOCKS) throw error
    const middle = Math.floor((fromBlock + toBlock) / 2)
    const first = await readLogs(client, { ...question, toBlock: middle })
    return [...first, ...(await readLogs(client, { ...question, fromBlock: middle + 1 }))]
  }
}

function byPlace(one: Log, other: Log): number {
  return (
    Number((one.blockNumber ?? 0n) - (other.blockNumber ?? 0n)) || (one.logIndex ?? 0) - (other.logIndex ?? 0)
  )
}
