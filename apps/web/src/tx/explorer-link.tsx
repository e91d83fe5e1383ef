import { ExternalLink } from 'lucide-react'

import { useNetworkOf } from '../api/app-config.ts'
import { useTranslations } from '../i18n/use-translations.ts'

type ExplorerLinkProps = { chainId: number; hash: string; className?: string }

/** Links to the transaction in the block explorer, if the chain has one. */
export function ExplorerLink({ chainId, hash, className = '' }: ExplorerLinkProps) {
  const t = useTranslations('tx')
  const explorer = useNetworkOf(chainId)?.explorerUrl
  return explorer ? (
    <a
      href={`${explorer}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      className={`inline-flex items-center gap-1 text-sm font-semibold underline underline-offset-4 ${className}`}
    >
      {t('explorer')}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  ) : null
}
