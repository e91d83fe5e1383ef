import { liveEvent, livePath } from '@mofu/wire/app'

import { setBlock } from './indexed-block.ts'

const REOPEN_MS = 3_000

/**
 * Subscribes to the server's event stream while the tab is visible. A hidden tab closes its connection: browsers allow
 * only a few per site, and on return the server replays everything since the last event.
 */
export function subscribeToLive(): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The id of the last event: a tab that becomes visible again resumes after it. */
  let seen: number | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    source = new EventSource(seen === undefined ? livePath : `${livePath}?after=${seen}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = liveEvent.safeParse(JSON.parse(data))
      if (!event.success) return
      seen = event.data.seq
      setBlock(event.data.chainId, event.data.block)
    })
    source.addEventListener('error', () => {
      // EventSource reconnects by itself, except after a response that was not an event stream.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS)
    })
  }
  const onVisibility = () => (document.visibilityState === 'visible' ? open() : close())

  if (document.visibilityState === 'visible') open()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    close()
  }
}
