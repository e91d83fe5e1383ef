import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import { sendFile } from '../../../../api/upload-file.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { type Crop, cropFrame, moveCrop, fullCrop } from './crop-frame.ts'

type CropDialogProps = {
  file: File
  size: { width: number; height: number }
  onClose: () => void
  onCut: (url: string) => void
}

/** The step of an arrow key, in pixels of the result. */
const STEP = 12

/** Crops a picture to its frame: move and zoom; uploads exactly what is visible. */
export function CropDialog({ file, size, onClose, onCut }: CropDialogProps) {
  const t = useTranslations('management')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isBroken, setBroken] = useState(false)
  const [crop, setCrop] = useState<Crop>(fullCrop)

  useEffect(() => {
    let isGone = false
    createImageBitmap(file).then(
      (bitmap) => !isGone && setPicture(bitmap),
      () => !isGone && setBroken(true),
    )
    return () => void (isGone = true)
  }, [file])

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !picture) return
    const { left, top, width, height } = cropFrame(picture, size, crop)
    pen.clearRect(0, 0, size.width, size.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, left, top, width, height)
  }, [picture, size, crop])

  const send = useMutation({
    mutationFn: async () => {
      const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.current?.toBlob(resolve, type, 0.92)
      })
      if (!blob) throw new Error('the canvas could not be encoded')
      const name = `${file.name.replace(/\.\w+$/, '')}-${size.width}x${size.height}`
      const sent = new File([blob], name, { type, lastModified: Date.now() })
      const signal = new AbortController().signal
      return (await sendFile(sent, { purpose: 'picture', onProgress: () => undefined, signal })).url
    },
    onSuccess: onCut,
  })

  const move = (x: number, y: number) => picture && setCrop(moveCrop(crop, { x, y }, picture, size))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ]
    if (!by) return
    event.preventDefault()
    move(by[0] ?? 0, by[1] ?? 0)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    // The canvas is displayed smaller than it is.
    const scale = size.width / event.currentTarget.clientWidth
    move(event.movementX * scale, event.movementY * scale)
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cutTitle')} description={t('cutText')} closeLabel={t('close')}>
      <div className="grid gap-4">
        {isBroken ? (
          <Note tone="berry">{t('notPicture')}</Note>
        ) : (
          // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a canvas that pointer and arrow keys move
          <canvas
            ref={canvas}
            width={size.width}
            height={size.height}
            role="img"
            aria-label={t('cutTitle')}
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onPointerMove}
            className={`border-line bg-sunken mx-auto max-h-72 cursor-move touch-none rounded-2xl border-2 ${size.width === size.height ? 'w-72 max-w-full' : 'w-full'}`}
          />
        )}
        <label className="font-display grid gap-1 font-extrabold">
          {t('zoom')}
          <input
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
            className="accent-coral w-full"
          />
        </label>
        {send.isError ? <Note tone="berry">{t('cutFailed')}</Note> : null}
        <Button look="main" disabled={!picture || send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? t('cutting') : t('cut')}
        </Button>
      </div>
    </Dialog>
  )
}
