import { type Address, type Client, erc20Abi, erc721Abi } from 'viem'
import { readContract, simulateContract } from 'viem/actions'

import type { Phrase } from '../i18n/phrase.ts'
import { TxError } from './failure.ts'
import type { ApprovalUse, ContractCall, TokenApproval, Permission, Spending, TxPlan } from './plan.ts'

/** A signature that has to come before the plan's own call. */
export type Allowance = { call: ContractCall; title: Phrase; permission?: Permission }

/** The approvals that are still missing before the plan's own call can be signed, in the order of their signatures. */
export async function missingAllowances(
  client: Client,
  account: Address,
  { spends, approvals = [] }: Pick<TxPlan, 'spends' | 'approvals'>,
): Promise<readonly Allowance[]> {
  const money = spends && (await missingAllowance(client, account, spends))
  const tokens = await Promise.all(approvals.map((each) => missingApprovals(client, account, each)))
  return [...(money ? [money] : []), ...tokens.flat()]
}

/** Some tokens reject changing a non-zero allowance: it is reset to zero first. */
async function missingAllowance(
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

async function missingApprovals(
  client: Client,
  account: Address,
  approval: TokenApproval,
): Promise<readonly Allowance[]> {
  const { collection, operator, tokens, isAllEnough } = approval
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
  return approvalCalls(approval, missing)
}

const handTitles = {
  sale: 'tx.handTitle',
  box: 'tx.forBox.handTitle',
  auction: 'tx.forAuction.handTitle',
  pledge: 'tx.forPledge.handTitle',
} as const satisfies Record<ApprovalUse, string>

/** One token is approved by itself; several with an approval for all, where the operator accepts that. */
export function approvalCalls(
  { collection, collectionName, operator, isAllEnough, use = 'sale' }: TokenApproval,
  missing: TokenApproval['tokens'],
): readonly Allowance[] {
  const call = { address: collection, abi: erc721Abi, value: 0n }
  if (missing.length > 1 && isAllEnough) {
    return [
      {
        call: { ...call, functionName: 'setApprovalForAll', args: [operator, true] },
        title: {
          key: use === 'box' ? 'tx.forBox.handAllTitle' : 'tx.handAllTitle',
          values: { name: collectionName },
        },
        permission: { name: collectionName, isForAll: true, operator, use },
      },
    ]
  }
  return missing.map(({ tokenId, name }) => ({
    call: { ...call, functionName: 'approve', args: [operator, tokenId] },
    title: { key: handTitles[use], values: { name } },
    permission: { name, isForAll: false, operator, use },
  }))
}
