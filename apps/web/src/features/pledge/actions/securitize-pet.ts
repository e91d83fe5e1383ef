import type { TxPlan } from '../../../tx/plan.ts'
import { shareValue } from '../share-text.ts'
import { about, pledgeCall, type PledgeToken } from './pledge-call.ts'

export type Securitizing = {
  token: PledgeToken
  collectionName: string
  /** The version of the settings that these amounts and times follow from: under others the contract refuses. */
  version: number
  amount: bigint
  feeAmount: bigint
  sharesCount: bigint
  /** What is explained before signing, in the user's language. */
  texts: { until: string; after: string; cheaper: string }
}

/** Exchanges a token for its shares less the fee. */
export function securitizePet(input: Securitizing): TxPlan {
  const { token, collectionName, version, amount, feeAmount, sharesCount, texts } = input
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return {
    ...about(token),
    title: { key: 'pledge.plan.securitize', values: { name: token.name } },
    call: pledgeCall(token.contract, 'securitize', [token.collection, token.tokenId, BigInt(version)]),
    gives: [text(token.name)],
    gets: [shareValue(amount)],
    explain: [
      { label: { key: 'pledge.plan.feeKept' }, value: shareValue(feeAmount) },
      { label: { key: 'pledge.plan.giveBack' }, value: shareValue(sharesCount) },
      { label: { key: 'pledge.plan.onlyYou' }, value: text(texts.until) },
      { label: { key: 'pledge.plan.thenAnyone' }, value: text(texts.after) },
      { label: { key: 'pledge.plan.cheaper' }, value: text(texts.cheaper) },
    ],
    approvals: [
      {
        collection: token.collection,
        collectionName,
        operator: token.contract,
        tokens: [{ tokenId: token.tokenId, name: token.name }],
        isAllEnough: true,
        use: 'pledge',
      },
    ],
    isCalm: true,
    outcome: () => ({
      title: { key: 'pledge.plan.securitized', values: { name: token.name } },
      text: { key: 'pledge.plan.securitizedText' },
      link: { label: { key: 'pledge.plan.seePledges' }, to: '/user-center/pledge-list', search: {} },
    }),
  }
}
