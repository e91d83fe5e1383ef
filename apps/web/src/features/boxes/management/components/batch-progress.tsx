import { ProgressBar } from '../../../../ui/progress-bar.tsx'

type BatchProgressProps = {
  label: string
  text: string
  progress: { total: number; done: number } | undefined
}

/** How many of the chosen NFTs have moved. */
export function BatchProgress({ label, text, progress }: BatchProgressProps) {
  if (!progress) return null
  return (
    <div>
      <output className="font-semibold">{text}</output>
      <ProgressBar label={label} value={progress.done} most={progress.total} tone="mint" />
    </div>
  )
}
