import { expect, type Page } from '@playwright/test'

/** Connects the wallet of the page where a screen asks for it, and signs in. */
export async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await main.getByRole('button', { name: 'Sign in with this wallet' }).click()
}

/** Reads the plan, signs it, and goes where it leads. */
export async function sign(page: Page, link: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ }).click()
  await dialog.getByRole('link', { name: link }).click({ timeout: 30_000 })
}

/** A film of half a second that browsers really show, made by the browser itself. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/mp4;codecs=vp9' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve)
    })
    recorder.start()
    const begun = performance.now()
    for (let now = begun; now - begun < 500;) {
      if (pen) pen.fillStyle = `hsl(${Math.round(now) % 360} 80% 60%)`
      pen?.fillRect(0, 0, 64, 64)
      now = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}
