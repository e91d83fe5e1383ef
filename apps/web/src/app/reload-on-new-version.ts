const KEY = 'reloaded-at'
const AGAIN_AFTER_MS = 60_000

/** Reloads the page, at most once a minute; false if it has just reloaded. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
  return true
}

/**
 * After a deployment an open page may request a file that is gone. One reload brings the new version; a second failure
 * within a minute has another cause and is shown.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}
