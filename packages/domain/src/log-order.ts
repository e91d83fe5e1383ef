/** Slots for the logs of one block: four million, more than any block's gas allows. */
const LOGS_PER_BLOCK = 4_194_304

/** One integer that sorts a chain's logs in the order they happened; a safe integer up to block 2^31. */
export function logOrder(block: number, logIndex: number): number {
  return block * LOGS_PER_BLOCK + logIndex
}

/** The block and log index that an order number encodes. */
export function placeOfOrder(order: number): { block: number; logIndex: number } {
  return { block: Math.floor(order / LOGS_PER_BLOCK), logIndex: order % LOGS_PER_BLOCK }
}
