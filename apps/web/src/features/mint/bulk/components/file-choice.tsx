import { type ReactNode, useRef, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { downloadCsv } from '../../../../parts/csv.ts'
import { Button } from '../../../../ui/button.tsx'
import { droppedFiles } from '../dropped-files.ts'
import { readFolder, templateRows } from '../read-lines.ts'

type FileChoiceProps = {
  files: readonly File[]
  onFiles: (files: File[]) => void
  onCsv: (text: string) => void
  /** What is chosen before the files. */
  children: ReactNode
}

/** Files, a folder and a list: chosen with buttons, or dropped. */
export function FileChoice({ files, onFiles, onCsv, children }: FileChoiceProps) {
  const t = useTranslations('bulk')
  const filesInput = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const csvInput = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (all: readonly File[]) => {
    const { works, list } = readFolder(all)
    if (works.length > 0) onFiles(works)
    if (list) void list.text().then(onCsv)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative to the buttons inside
    <section
      aria-label={t('choice')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then(take)
      }}
      className={`card grid grid-cols-1 gap-4 p-5 sm:p-8 ${isOver ? 'border-coral bg-coral-wash border-dashed' : ''}`}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => filesInput.current?.click()}>{t('chooseFiles')}</Button>
        <Button onClick={() => folderInput.current?.click()}>{t('chooseFolder')}</Button>
        <Button onClick={() => csvInput.current?.click()}>{t('chooseCsv')}</Button>
        <input
          ref={filesInput}
          type="file"
          multiple
          accept="image/png,image/jpeg,audio/mpeg,video/mp4"
          aria-label={t('chooseFiles')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => onFiles([...(target.files ?? [])])}
        />
        <input
          ref={folderInput}
          type="file"
          // A folder instead of files: every browser supports it, React's types do not.
          {...{ webkitdirectory: '' }}
          aria-label={t('chooseFolder')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const { works, list } = readFolder([...(target.files ?? [])])
            onFiles(works)
            if (list) void list.text().then(onCsv)
          }}
        />
        <input
          ref={csvInput}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('chooseCsv')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => void target.files?.[0]?.text().then(onCsv)}
        />
      </div>
      <p className="text-soft text-sm">{t('dropHint')}</p>
      <p className="text-soft text-sm">{t('csvHint')}</p>
      <p>
        <Button size="small" onClick={() => downloadCsv('mofu-works', templateRows(files))}>
          {t('template')}
        </Button>
      </p>
    </section>
  )
}
