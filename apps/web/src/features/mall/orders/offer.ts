type Hex = `0x${string}`

/** A signed offer to be paid, with all a wallet needs. It carries no secret: whoever has it can only pay it. */
export type Offer = {
  orderNumber: string
  chainId: number
  contract: Hex
  coin: Hex
  symbol: string
  decimals: number
  amount: bigint
  paymentId: Hex
  orderKey: Hex
  splitHash: Hex
  payBy: number
  captureBy: number
  refundBy: number
  payer: Hex
  signature: Hex
  /** By this browser's clock. */
  expiresAt: number
}

const hex = /^0x[0-9a-fA-F]+$/
const FIELDS = 16

/** Offers as the part of a link behind `#`, which no browser sends to a server. */
export function writeOffers(offers: readonly Offer[]): string {
  return offers
    .map((offer) =>
      [
        offer.orderNumber,
        offer.chainId,
        offer.contract,
        offer.coin,
        offer.symbol,
        offer.decimals,
        offer.amount,
        offer.paymentId,
        offer.orderKey,
        offer.splitHash,
        offer.payBy,
        offer.captureBy,
        offer.refundBy,
        offer.payer,
        offer.signature,
        offer.expiresAt,
      ]
        .map((part) => encodeURIComponent(String(part)).replaceAll('~', '%7E').replaceAll('!', '%21'))
        .join('~'),
    )
    .join('!')
}

/** Reads them back; undefined when anything is not as it should be. */
export function readOffers(text: string): Offer[] | undefined {
  const offers = text.split('!').map((one) => {
    const parts = one.split('~').map(decoded)
    const [number = '', chain = '', contract = '', coin = '', symbol = '', decimals = '', amount = ''] = parts
    const [paymentId = '', orderKey = '', splitHash = '', payBy = '', captureBy = '', refundBy = ''] =
      parts.slice(7)
    const [payer = '', signature = '', expiresAt = ''] = parts.slice(13)
    const hexes = [contract, coin, paymentId, orderKey, splitHash, payer, signature]
    const numbers = [chain, decimals, amount, payBy, captureBy, refundBy, expiresAt]
    const isWhole = parts.length === FIELDS && hexes.every((part) => hex.test(part))
    if (!isWhole || !numbers.every((part) => /^\d{1,78}$/.test(part))) return undefined
    return {
      orderNumber: number,
      chainId: Number(chain),
      contract: contract as Hex,
      coin: coin as Hex,
      symbol,
      decimals: Number(decimals),
      amount: BigInt(amount),
      paymentId: paymentId as Hex,
      orderKey: orderKey as Hex,
      splitHash: splitHash as Hex,
      payBy: Number(payBy),
      captureBy: Number(captureBy),
      refundBy: Number(refundBy),
      payer: payer as Hex,
      signature: signature as Hex,
      expiresAt: Number(expiresAt),
    }
  })
  const known = offers.flatMap((offer) => offer ?? [])
  return known.length === offers.length && known.length > 0 ? known : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
