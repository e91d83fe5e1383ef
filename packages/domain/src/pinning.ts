/** Why the platform's IPFS node does not hold a file yet. Each has its own text. */
export const pinFaults = ['out_of_reach', 'refused', 'other_address', 'missing'] as const
export type PinFault = (typeof pinFaults)[number]
