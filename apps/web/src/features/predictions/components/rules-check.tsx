import { type Address, parseAddress } from '@mofu/domain/address'
import { dossierHash, dossierText, termsThatDiffer } from '@mofu/domain/quiz-dossier'
import type { QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'
import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { chainRoundQuery } from '../queries.ts'

/** Computes the hash of the rules from what this page shows and compares it with the contract. */
export function RulesCheck({ quiz, round }: { quiz: QuizDetail; round: QuizRound }) {
  const t = useTranslations('predictions')
  const contract = parseAddress(round.contract)
  const text = dossierText({ id: quiz.id, chainId: quiz.chainId, form: quiz })
  return (
    <section aria-labelledby="rules-check" className="card grid gap-4 p-5 sm:p-6">
      <h2 id="rules-check" className="text-2xl">
        {t('rulesOf')}
      </h2>
      <p className="text-soft">{t('rulesText')}</p>
      {contract ? <Comparison quiz={quiz} contract={contract} epoch={round.epoch} text={text} /> : null}
      <details>
        <summary className="cursor-pointer font-semibold">{t('rulesAsText')}</summary>
        <pre className="bg-sunken mt-2 max-h-80 overflow-auto rounded-2xl p-4 text-xs break-words whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </section>
  )
}

type ComparisonProps = { quiz: QuizDetail; contract: Address; epoch: number; text: string }

function Comparison({ quiz, contract, epoch, text }: ComparisonProps) {
  const t = useTranslations('predictions')
  const client = useChainClient(quiz.chainId)
  const chain = useQuery(chainRoundQuery(client, quiz.chainId, contract, epoch))
  const computed = dossierHash(text)
  if (!chain.data) {
    return chain.isError ? (
      <Note tone="berry">
        <p>{t('rulesUnread')}</p>
        <Button size="small" className="mt-3" onClick={() => void chain.refetch()}>
          {t('again')}
        </Button>
      </Note>
    ) : (
      <output className="text-soft">{t('rulesReading')}</output>
    )
  }
  const { dossier, rewardToken, ...terms } = chain.data
  const round = { ...terms, rewardToken: rewardToken.toLowerCase() }
  const isSame = dossier === computed && termsThatDiffer(quiz, round).length === 0
  return (
    <>
      <Note tone={isSame ? 'mint' : 'berry'}>{t(isSame ? 'rulesSame' : 'rulesDiffer')}</Note>
      <dl className="grid gap-2 text-sm">
        <div>
          <dt className="text-soft">{t('rulesHere')}</dt>
          <dd className="font-mono break-all">{computed}</dd>
        </div>
        <div>
          <dt className="text-soft">{t('rulesChain')}</dt>
          <dd className="font-mono break-all">{dossier}</dd>
        </div>
      </dl>
    </>
  )
}
