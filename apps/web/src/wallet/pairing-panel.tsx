import { ChevronLeft, Copy, ExternalLink, LoaderCircle } from 'lucide-react'
import { useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { PairingCode } from './pairing-code.tsx'
import { type OwnWalletId, ownWallets } from './wallet-catalog.ts'

type PairingPanelProps = {
  /** Undefined while WalletConnect is creating it. */
  uri: string | undefined
  /** The app that was chosen on a phone. */
  wallet: OwnWalletId | undefined
  isMobile: boolean
  onBack: () => void
}

/** Pairing with a wallet elsewhere: a code to scan, or a link to the app on this phone. */
export function PairingPanel({ uri, wallet, isMobile, onBack }: PairingPanelProps) {
  const t = useTranslations('wallet')
  return (
    <div className="grid gap-4">
      {uri === undefined ? (
        <output className="text-soft flex min-h-64 flex-col items-center justify-center gap-3 font-semibold">
          <LoaderCircle aria-hidden="true" className="text-coral-text size-8 animate-spin" />
          {t('pairPreparing')}
        </output>
      ) : isMobile ? (
        <PhoneWays uri={uri} wallet={wallet} />
      ) : (
        <>
          <p className="text-soft">{t('pairScan')}</p>
          <PairingCode uri={uri} label={t('pairCode')} />
          <CopyLink uri={uri} />
        </>
      )}
      <output className="text-soft text-sm empty:hidden">{uri === undefined ? '' : t('pairWaiting')}</output>
      <Button look="quiet" onClick={onBack} className="justify-self-start">
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t('pairBack')}
      </Button>
    </div>
  )
}

function PhoneWays({ uri, wallet }: { uri: string; wallet: OwnWalletId | undefined }) {
  const t = useTranslations('wallet')
  const own = wallet && ownWallets[wallet]
  return (
    <>
      <a href={own ? own.appLink(uri) : uri} className={buttonStyle('main', 'large')}>
        {own ? t('openApp', { wallet: own.name }) : t('openAnyApp')}
      </a>
      <div className="bg-sunken grid gap-3 rounded-2xl p-4">
        <h3 className="text-base">{t('tapNothing')}</h3>
        <p className="text-soft text-sm">{t('tapNothingText')}</p>
        <CopyLink uri={uri} />
        {own ? (
          <a
            href={own.download}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 justify-self-center font-semibold underline underline-offset-4"
          >
            {t('getApp', { wallet: own.name })}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        ) : null}
        <details>
          <summary className="cursor-pointer font-semibold">{t('otherDevice')}</summary>
          <div className="mt-3">
            <PairingCode uri={uri} label={t('pairCode')} />
          </div>
        </details>
      </div>
    </>
  )
}

function CopyLink({ uri }: { uri: string }) {
  const t = useTranslations('wallet')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(uri)
    setCopied(true)
  }
  return (
    <Button onClick={() => void copy()} className="justify-self-center">
      <Copy aria-hidden="true" className="size-5" />
      {isCopied ? t('copied') : t('copyLink')}
    </Button>
  )
}
