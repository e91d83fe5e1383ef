import { artistNameMost, artworkNameMost, introductionMost } from '@mofu/domain/nft-document'
import { useStore } from '@tanstack/react-form'

import { useAppConfig } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { type Problems, useAppForm } from '../../../../parts/form/use-app-form.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { saveNft, storeCopies } from '../actions/mint-artwork.ts'
import {
  type ArtworkValues,
  emptyArtwork,
  fieldOfProblem,
  readArtwork,
  withoutHidden,
} from '../artwork-values.ts'
import { type ArtworkPlace, useArtworkPlan } from '../use-artwork-plan.ts'
import { ArtworkCost } from './artwork-cost.tsx'
import { ArtworkPreview } from './artwork-preview.tsx'
import { NewCollectionFields } from './new-collection-fields.tsx'

/** The work, where it is minted, its cost, and a live preview. The metadata is stored before anything is signed. */
export function ArtworkForm(place: ArtworkPlace) {
  const t = useTranslations('artwork')
  const { isPinning } = useAppConfig()
  const start = useStartTx()
  const plan = useArtworkPlan(place)
  const { homes, wallet } = place
  const form = useAppForm<ArtworkValues>({
    values: emptyArtwork,
    check: (values) => {
      const found = readArtwork(withoutHidden(values))
      const problems: Problems<ArtworkValues> = {}
      for (const code of 'problems' in found ? found.problems : [])
        problems[fieldOfProblem[code]] = t(`problem.${code}`)
      return problems
    },
    onSend: async (values) => {
      const found = readArtwork(withoutHidden(values))
      const { file } = values
      if (!('read' in found) || !file) return
      const words = {
        artworkName: values.artworkName.trim(),
        artistName: values.artistName.trim(),
        introduction: values.introduction.trim(),
        socialLink: values.socialLink.trim() || null,
        url: file.url,
        poster: file.poster?.url ?? null,
      }
      const home = homes.find(({ id }) => id === values.collection)
      const uri = found.read.count > 1 ? await storeCopies(words) : await saveNft(words, home?.id ?? null)
      const planned = plan.planAt(uri, values, found.read)
      if (planned) start(planned)
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const { collection } = values
  const collectionName =
    collection === 'shared'
      ? t('shared')
      : (homes.find(({ id }) => id === collection)?.name ?? values.newName)
  return (
    <form.AppForm>
      <form.Form className="grid gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] lg:gap-12">
        <div className="card grid gap-5 p-5 sm:p-8">
          <div>
            <form.AppField name="file">
              {(field) => (
                <UploadField
                  label={t('file')}
                  purpose="artwork"
                  problem={problemOf(field.state.meta)}
                  onFile={field.handleChange}
                />
              )}
            </form.AppField>
            <p className="text-soft mt-2 text-sm">{t(isPinning ? 'keptPinned' : 'keptHere')}</p>
          </div>
          <form.AppField name="artworkName">
            {(field) => <field.Text isRequired label={t('artworkName')} maxLength={artworkNameMost} />}
          </form.AppField>
          <form.AppField name="artistName">
            {(field) => <field.Text label={t('artistName')} maxLength={artistNameMost} />}
          </form.AppField>
          <form.AppField name="collection">
            {(field) => (
              <field.Select
                label={t('collection')}
                choices={[
                  { value: 'shared', label: t('shared') },
                  { value: 'new', label: t('newCollection') },
                  ...homes.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </form.AppField>
          {collection === 'shared' ? (
            <form.AppField name="earnings">
              {(field) => <field.Text label={t('earnings')} inputMode="decimal" />}
            </form.AppField>
          ) : null}
          {collection === 'new' ? (
            <NewCollectionFields form={form} />
          ) : (
            <form.AppField name="count">
              {(field) => (
                <field.Text isRequired label={t('count')} hint={t('countHint')} inputMode="numeric" />
              )}
            </form.AppField>
          )}
          <form.AppField name="socialLink">
            {(field) => <field.Text label={t('socialLink')} inputMode="url" />}
          </form.AppField>
          <form.AppField name="introduction">
            {(field) => <field.TextArea label={t('introduction')} maxLength={introductionMost} />}
          </form.AppField>
          <form.AppField name="isOriginal">
            {(field) => <field.Tick label={t('original')} hint={t('originalHint')} />}
          </form.AppField>
          <ArtworkCost form={form} plan={plan} wallet={wallet} />
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ArtworkPreview values={values} collectionName={collectionName} />
        </div>
      </form.Form>
    </form.AppForm>
  )
}
