import { type Address, parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { SignedRoom } from '../../../parts/signed-room.tsx'
import type { UploadedFile } from '../../../parts/upload-field.tsx'
import { useNetwork } from '../../../session/app-config.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { mineQuery } from '../keeping/queries.ts'
import { type ArtworkValues, emptyArtwork } from './artwork-values.ts'
import { ArtworkCost } from './components/artwork-cost.tsx'
import { ArtworkForm } from './components/artwork-form.tsx'
import { ArtworkPreview } from './components/artwork-preview.tsx'

/** SPEC §3's mint form: a work of one's own, seen as a card while it is written, and what it costs before anything is signed. */
export function ArtworkScreen() {
  const t = useTranslations('artwork')
  const { contracts } = useNetwork()
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
          <p className="text-soft mt-2 text-lg">{t('text')}</p>
        </div>
        <nav aria-label={t('other')} className="flex flex-wrap gap-3">
          <Link to="/mint" search={{}} className={buttonStyle('plain', 'small')}>
            {t('pet')}
          </Link>
          <Link to="/bulkmint" className={buttonStyle('plain', 'small')}>
            {t('bulk')}
          </Link>
        </nav>
      </header>
      {factory ? (
        <SignedRoom title={t('signInTitle')} text={t('signInText')}>
          {(wallet) => <Studio wallet={wallet} factory={factory} />}
        </SignedRoom>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

function Studio({ wallet, factory }: { wallet: Address; factory: Address }) {
  const t = useTranslations('artwork')
  const { chainId } = useNetwork()
  const mine = useQuery(mineQuery(chainId, wallet))
  const [values, setValues] = useState<ArtworkValues>(emptyArtwork)
  const [file, setFile] = useState<UploadedFile | null>(null)
  if (!mine.data) {
    return mine.isError ? (
      <FailureNote title={t('failed')} error={mine.error} onRetry={() => void mine.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const homes = mine.data.list
  const home = homes.find(({ id }) => id === values.collection)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] lg:gap-12">
      <ArtworkForm
        values={values}
        homes={homes}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        onFile={setFile}
      >
        {(showProblem) => (
          <ArtworkCost
            wallet={wallet}
            factory={factory}
            values={values}
            file={file}
            home={home}
            onProblem={showProblem}
          />
        )}
      </ArtworkForm>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <ArtworkPreview values={values} file={file} collectionName={home?.name ?? values.newName} />
      </div>
    </div>
  )
}
