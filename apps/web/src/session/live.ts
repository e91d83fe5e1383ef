import { liveEvent, livePath } from '@mofu/wire/app'

import { setBlock } from './reached-block.ts'

const REOPEN_MS = 3_000

/**
 * Listens to the server's progress for as long as somebody looks. A hidden tab lets go of its connection: browsers
 * allow only a few for each site, and on return the server tells everything since.
 */
export function followLive(): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was heard last: a tab that comes back goes on from there. */
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
      // The browser tries again by itself, except after an answer that was no stream.
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
