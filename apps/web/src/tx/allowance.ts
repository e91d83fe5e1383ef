import { type Address, type Client, erc20Abi, erc721Abi } from 'viem'
import { readContract, simulateContract } from 'viem/actions'

import { TxError } from './failure.ts'
import type { ContractCall, Handing, Spending, TxPlan } from './plan.ts'

/** What still has to be allowed before a plan's own call can be signed, if anything. */
export async function nextAllowance(
  client: Client,
  account: Address,
  { spends, hands }: Pick<TxPlan, 'spends' | 'hands'>,
): Promise<ContractCall | undefined> {
  const money = spends && (await nextOfMoney(client, account, spends))
  return money ?? (hands && (await nextOfToken(client, account, hands)))
}

/** Some tokens only change an allowance that stands at nothing: then it is taken back first. */
async function nextOfMoney(
  client: Client,
  account: Address,
  { token, spender, amount, coin, decimals }: Spending,
): Promise<ContractCall | undefined> {
  const read = { address: token, abi: erc20Abi } as const
  const [have, allowed] = await Promise.all([
    readContract(client, { ...read, functionName: 'balanceOf', args: [account] }),
    readContract(client, { ...read, functionName: 'allowance', args: [account, spender] }),
  ])
  if (have < amount) throw new TxError({ kind: 'poor', need: amount, have, token: { coin, decimals } })
  if (allowed >= amount) return undefined
  const approve = (exactly: bigint): ContractCall => ({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, exactly],
    value: 0n,
  })
  if (allowed === 0n) return approve(amount)
  return simulateContract(client, { ...approve(amount), account }).then(
    () => approve(amount),
    () => approve(0n),
  )
}

/** The one token and nothing else; whoever may move all of them already needs no more. */
async function nextOfToken(
  client: Client,
  account: Address,
  { collection, tokenId, operator }: Handing,
): Promise<ContractCall | undefined> {
  const read = { address: collection, abi: erc721Abi } as const
  const [approved, isForAll] = await Promise.all([
    readContract(client, { ...read, functionName: 'getApproved', args: [tokenId] }),
    readContract(client, { ...read, functionName: 'isApprovedForAll', args: [account, operator] }),
  ])
  if (isForAll || approved.toLowerCase() === operator.toLowerCase()) return undefined
  return {
    address: collection,
    abi: erc721Abi,
    functionName: 'approve',
    args: [operator, tokenId],
    value: 0n,
  }
}
