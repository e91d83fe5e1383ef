import { samplePng } from '@mofu/testkit/sample-files'
import { expect, type Page } from '@playwright/test'

/** The label also contains the options. */
export const artworkField = /^Artwork\s*Choose a file/

/** Connects the page's wallet when asked, and signs in. */
export async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await main.getByRole('button', { name: 'Sign in with this wallet' }).click()
}

let drawn = 0

/** Fills in the mint form for a picture in the collection of everyone. Returns its name. */
export async function describeWork(page: Page): Promise<string> {
  drawn += 1
  const title = `Fox in the Snow ${drawn}`
  const buffer = samplePng({ width: 64, height: 64, seed: drawn })
  await page.getByLabel(artworkField).setInputFiles({ name: 'fox.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Artwork name').fill(title)
  const preview = page.getByRole('region', { name: 'How it will look' })
  await expect(preview).not.toContainText('Your artwork appears here')
  await page.getByLabel('I declare that this is my original work').check()
  return title
}

/** Reads the plan, signs it, and follows its link. */
export async function sign(page: Page, link: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ }).click()
  await dialog.getByRole('link', { name: link }).click({ timeout: 30_000 })
}

/** A half-second video that browsers can play, recorded by the browser itself. */
export async function recordVideo(page: Page): Promise<Buffer> {
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
