import { useTranslations } from '../../../i18n/use-translations.ts'
import { moneyText } from '../../../parts/money.ts'
import type { Proposal } from '../queries.ts'

export type ProposalWords = { title: string; before: string; after: string }

/** What a proposal is about, how it stands, and what its confirmation does. */
export function useProposalWords({ kind, parameters }: Pick<Proposal, 'kind' | 'parameters'>): ProposalWords {
  const t = useTranslations('proposals')
  const { topic = '', answer = '', evidence = '' } = parameters
  if (kind === 'predictions.result') {
    return {
      title: t('kind.result'),
      before: t('before.result', { topic }),
      after: t('after.result', { answer, evidence: `“${evidence}”` }),
    }
  }
  const { orderNumber: number = '', returnAddress: address = '', currency = '' } = parameters
  const amount = moneyText(BigInt(parameters['amount'] ?? 0), currency)
  return {
    title: t('kind.ruling'),
    before: t(`before.${oneOf(['cancel', 'return', 'refund'], parameters['requestKind'])}`, {
      number,
      amount,
    }),
    after: t(`after.${oneOf(['refund', 'return', 'close'], parameters['ruling'])}`, { amount, address }),
  }
}

function oneOf<const Name extends string>(names: readonly Name[], name: string | undefined): Name {
  const found = names.find((one) => one === name)
  if (found === undefined) throw new Error(`a proposal with ${name}`)
  return found
}
