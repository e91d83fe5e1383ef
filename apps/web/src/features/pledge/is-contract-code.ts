/** What a wallet has as code that lets a contract act for it (EIP-7702): its own key still moves what it holds. */
const DELEGATION = '0xef0100'

export function isContractCode(code: string | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(DELEGATION)
}
