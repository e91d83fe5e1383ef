import { type Address, type Client, erc20Abi, erc721Abi } from 'viem'
import { readContract, simulateContract } from 'viem/actions'

import type { Phrase } from '../i18n/phrase.ts'
import { TxError } from './failure.ts'
import type { ContractCall, Handing, Permission, Spending, TxPlan } from './plan.ts'

/** A signature before the plan's own. */
export type Allowance = { call: ContractCall; title: Phrase; permission?: Permission }

/** What still has to be allowed before a plan's own call can be signed, in the order of the signatures. */
export async function missingAllowances(
  client: Client,
  account: Address,
  { spends, hands = [] }: Pick<TxPlan, 'spends' | 'hands'>,
): Promise<readonly Allowance[]> {
  const money = spends && (await missingOfMoney(client, account, spends))
  const tokens = await Promise.all(hands.map((each) => missingOfTokens(client, account, each)))
  return [...(money ? [money] : []), ...tokens.flat()]
}

/** Some tokens only change an allowance that stands at nothing: then it is taken back first. */
async function missingOfMoney(
  client: Client,
  account: Address,
  { token, spender, amount, coin, decimals }: Spending,
): Promise<Allowance | undefined> {
  const read = { address: token, abi: erc20Abi } as const
  const [have, allowed] = await Promise.all([
    readContract(client, { ...read, functionName: 'balanceOf', args: [account] }),
    readContract(client, { ...read, functionName: 'allowance', args: [account, spender] }),
  ])
  if (have < amount) throw new TxError({ kind: 'poor', need: amount, have, token: { coin, decimals } })
  if (allowed >= amount) return undefined
  const approve = (exactly: bigint): Allowance => ({
    call: { address: token, abi: erc20Abi, functionName: 'approve', args: [spender, exactly], value: 0n },
    title: { key: 'tx.allowTitle', values: { coin } },
  })
  if (allowed === 0n) return approve(amount)
  return simulateContract(client, { ...approve(amount).call, account }).then(
    () => approve(amount),
    () => approve(0n),
  )
}

async function missingOfTokens(
  client: Client,
  account: Address,
  handing: Handing,
): Promise<readonly Allowance[]> {
  const { collection, operator, tokens, isAllEnough } = handing
  const read = { address: collection, abi: erc721Abi } as const
  const [isForAll, approved] = await Promise.all([
    readContract(client, { ...read, functionName: 'isApprovedForAll', args: [account, operator] }),
    Promise.all(
      tokens.map(({ tokenId }) =>
        readContract(client, { ...read, functionName: 'getApproved', args: [tokenId] }),
      ),
    ),
  ])
  if (isForAll && isAllEnough) return []
  const missing = tokens.filter((_, index) => approved[index]?.toLowerCase() !== operator.toLowerCase())
  return handingCalls(handing, missing)
}

/** One token is allowed by itself and nothing beside it; several at once by their collection, where that is as good. */
export function handingCalls(
  { collection, collectionName, operator, isAllEnough }: Handing,
  missing: Handing['tokens'],
): readonly Allowance[] {
  const call = { address: collection, abi: erc721Abi, value: 0n }
  if (missing.length > 1 && isAllEnough) {
    return [
      {
        call: { ...call, functionName: 'setApprovalForAll', args: [operator, true] },
        title: { key: 'tx.handAllTitle', values: { name: collectionName } },
        permission: { name: collectionName, isForAll: true, operator },
      },
    ]
  }
  return missing.map(({ tokenId, name }) => ({
    call: { ...call, functionName: 'approve', args: [operator, tokenId] },
    title: { key: 'tx.handTitle', values: { name } },
    permission: { name, isForAll: false, operator },
  }))
}
