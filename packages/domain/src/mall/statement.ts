import { centsOfPart } from './coin-amount.ts'

/** Breakdown of a payment: paid, refunded, and the platform's fee. The rest is the shop's. */
type Sale = { gross: bigint; refunds: bigint; fee: bigint }

export type StatementSums = Sale & { net: bigint }

export function withNet(sale: Sale): StatementSums {
  return { ...sale, net: sale.gross - sale.refunds - sale.fee }
}

/** The same in cents, at the price the buyer paid. Net is the remainder, so the parts add up to the cent. */
export function statementCents({ gross, refunds, fee }: Sale, totalCents: bigint): StatementSums {
  return withNet({
    gross: totalCents,
    refunds: centsOfPart(refunds, gross, totalCents),
    fee: centsOfPart(fee, gross, totalCents),
  })
}
