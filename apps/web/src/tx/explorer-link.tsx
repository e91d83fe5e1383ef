import { ExternalLink } from 'lucide-react'

import { useTranslations } from '../i18n/use-translations.ts'
import { useNetworkOf } from '../session/app-config.ts'

type ExplorerLinkProps = { chainId: number; hash: string; className?: string }

/** Leads to the transaction in its chain's explorer, where there is one. */
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
