/** How each currency is written, and how many of its digits are minor units. */
const currencies: Readonly<Record<string, { sign: string; decimals: number }>> = {
  USD: { sign: 'US$', decimals: 2 },
}

/** Formats minor units with every digit. Integers only, no floats. */
export function moneyText(amount: bigint, currency: string): string {
  const { sign, decimals } = currencies[currency] ?? { sign: `${currency}\u00A0`, decimals: 2 }
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${digits.slice(-decimals)}`
}
