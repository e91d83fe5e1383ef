/** Starts to fetch a screen's data. Nothing waits for it, and the screen itself repeats what fails. */
export function prefetchScreen(prefetch: () => Promise<void>): void {
  prefetch().catch(() => undefined)
}
