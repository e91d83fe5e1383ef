/**
 * Coins a new sale may be paid in. One signature approves price and mint fee: where the fee is in a token, the price is
 * in the same one or in the native coin, which comes first.
 */
export function payableCoins<Coin extends { address: string }>(
  coins: readonly Coin[],
  fee: { amount: bigint; token: string | undefined },
): Coin[] {
  if (fee.amount === 0n || fee.token === undefined) return [...coins]
  return coins.filter(({ address }) => /^0x0+$/.test(address) || address.toLowerCase() === fee.token)
}
