import { parseAddress } from '@mofu/domain/address'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { proofSteps, type Eligibility } from '../queries.ts'

type ProofBoxProps = { tree: NonNullable<Eligibility['tree']>; treeUri: string }

/** A wallet's Merkle proof, shown in full and verified up to the root in the browser. */
export function ProofBox({ tree, treeUri }: ProofBoxProps) {
  const t = useTranslations('launchpad')
  const [steps, setSteps] = useState<string[]>()
  const check = () => {
    const addr = parseAddress(tree.addr)
    if (addr) setSteps(proofSteps({ addr, price: BigInt(tree.price), limit: BigInt(tree.limit) }, tree.proof))
  }
  const isRight = steps?.at(-1) === tree.merkleRoot
  return (
    <details className="card p-4">
      <summary className="font-display cursor-pointer font-extrabold">{t('proof')}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-soft text-sm">{t('proofText')}</p>
        <ol aria-label={t('proof')} className="bg-sunken grid gap-1 rounded-2xl p-3 text-xs break-all">
          {tree.proof.map((node) => (
            <li key={node}>
              <code>{node}</code>
            </li>
          ))}
        </ol>
        <p className="text-xs break-all">
          <span className="text-soft">{t('root')}</span> <code>{tree.merkleRoot}</code>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={check}>
            {t('checkProof')}
          </Button>
          <a href={treeUri} target="_blank" rel="noopener noreferrer" className="self-center underline">
            {t('treeFile')}
          </a>
        </div>
        {steps === undefined ? null : (
          <Note tone={isRight ? 'mint' : 'berry'}>
            <p>{t(isRight ? 'proofRight' : 'proofWrong', { count: steps.length })}</p>
          </Note>
        )}
      </div>
    </details>
  )
}
