type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

/**
 * Graceful shutdown. First `/readyz` fails for `announceSeconds`, while requests are still accepted, so that the load
 * balancer stops sending them; then `stop` finishes the requests in flight, and what is left after `seconds` is cut
 * off.
 */
export function stopOnSignal(
  {
    log,
    seconds,
    announceSeconds = 0,
    stopping,
  }: { log: Log; seconds: number; announceSeconds?: number; stopping: AbortController },
  stop: () => Promise<unknown>,
): void {
  const end = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal, announceSeconds, seconds }, 'stopping: finishing requests in flight')
    setTimeout(
      () => {
        log.error({ seconds }, 'stopping: deadline passed, cutting off the rest')
        process.exit(1)
      },
      (announceSeconds + seconds) * 1_000,
    ).unref()
    setTimeout(() => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping: failed')
          process.exit(1)
        },
      )
    }, announceSeconds * 1_000)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
