import { collectionPictures } from '@mofu/domain/collection-draft'
import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { fileFault } from '../../../../parts/file-fault.ts'
import { Button } from '../../../../ui/button.tsx'
import { CropDialog } from './crop-dialog.tsx'

type PictureFieldProps = {
  kind: keyof typeof collectionPictures
  value: string | null
  onPicture: (url: string | null) => void
}

const rules = { kinds: ['image/png', 'image/jpeg'], mostMegabytes: 10 } as const

/** A logo or a banner: selected, cropped, uploaded, shown. */
export function PictureField({ kind, value, onPicture }: PictureFieldProps) {
  const t = useTranslations('management')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isWrong, setWrong] = useState(false)
  const { width, height } = collectionPictures[kind]

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const fault = fileFault(chosen, rules)
    setWrong(fault !== undefined)
    if (!fault) setFile(chosen)
  }

  return (
    <div>
      <p id={id} className="font-display mb-1 font-extrabold">
        {t(kind)}
      </p>
      <div
        className={`flex flex-wrap items-center gap-4 ${kind === 'banner' ? 'flex-col items-stretch' : ''}`}
      >
        {value === null ? (
          <span
            aria-hidden="true"
            style={{ aspectRatio: `${width} / ${height}` }}
            className={`border-line-strong bg-sunken text-soft grid place-items-center rounded-2xl border-2 border-dashed ${kind === 'logo' ? 'w-28' : 'w-full'}`}
          >
            <ImagePlus className="size-7" />
          </span>
        ) : (
          <img
            src={value}
            alt={t(kind)}
            width={width}
            height={height}
            className={`rounded-2xl object-cover ${kind === 'logo' ? 'w-28' : 'w-full'}`}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
            {t(value === null ? 'choose' : 'change')}
          </Button>
          {value === null ? null : (
            <Button size="small" onClick={() => onPicture(null)}>
              {t('remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={rules.kinds.join(',')}
            aria-labelledby={id}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className="text-soft mt-1 text-sm">
        {t(kind === 'logo' ? 'logoHint' : 'bannerHint')}
      </p>
      {isWrong ? (
        <p role="alert" className="text-berry-text text-sm font-semibold">
          {t('notPicture')}
        </p>
      ) : null}
      {file ? (
        <CropDialog
          file={file}
          size={collectionPictures[kind]}
          onClose={() => setFile(undefined)}
          onCut={(url) => {
            onPicture(url)
            setFile(undefined)
          }}
        />
      ) : null}
    </div>
  )
}
