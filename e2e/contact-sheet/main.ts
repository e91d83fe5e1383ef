import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from '@mofu/testkit/paths'
import { type Browser, chromium, type Page } from '@playwright/test'

import config from '../playwright.config.ts'
import { type Scene, scenesOf } from '../scenes.ts'
import startStack from '../start-stack.ts'
import { peopleScenes } from './people-scenes.ts'

/** Takes pictures of every screen and menu in all widths, languages and themes, and a contact sheet of each scene. */
const folder = join(root, '.results/contact-sheet')
const widths = [390, 768, 1440] as const
const languages = ['en', 'tc', 'jp'] as const
const themes = ['light', 'dark'] as const

type Shot = { scene: Scene; width: number; language: string; theme: string; file: string }

// `contact-sheet [scene…]`, against STACK_URL if a stack is already running.
const wanted = process.argv.slice(2)
const stop = process.env['STACK_URL'] ? undefined : await startStack()
const url = process.env['STACK_URL'] ?? ''
mkdirSync(folder, { recursive: true })
const { launchOptions } = config.use ?? {}
const browser = await chromium.launch(launchOptions)
try {
  const all = [...(await scenesOf(url)), ...(await peopleScenes())]
  const scenes = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const shots: Shot[] = []
  for (const language of languages) shots.push(...(await shoot(browser, scenes, language)))
  for (const scene of scenes)
    await sheet(
      browser,
      scene.name,
      shots.filter((shot) => shot.scene === scene),
    )
  console.log(`${shots.length} pictures and ${scenes.length} sheets in ${folder}`)
} finally {
  await browser.close()
  await stop?.()
}

async function shoot(from: Browser, scenes: readonly Scene[], language: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const scene of scenes) {
    const context = await from.newContext({ baseURL: url })
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const page = await context.newPage()
    await scene.as?.(page)
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      // A scene with interactions may need other ones at another width; all others are only resized.
      if (place === 0 || scene.open) await visit(page, scene, width)
      for (const theme of themes) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
        await page.waitForTimeout(350)
        const file = `${scene.name}-${width}-${language}-${theme}.png`
        await page.screenshot({ path: join(folder, file), fullPage: !scene.open })
        shots.push({ scene, width, language, theme, file })
      }
    }
    await context.close()
  }
  return shots
}

async function visit(page: Page, { name, path, open }: Scene, width: number): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  // The event stream never ends, so `networkidle` never fires; the heading comes with the screen itself.
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(600)
  await open?.(page, width)
  console.log(`${name} ${width}`)
}

/** A row per width, both themes of a language side by side. */
async function sheet(from: Browser, name: string, shots: readonly Shot[]): Promise<void> {
  const rows = widths.map((width) => {
    const pictures = shots
      .filter((shot) => shot.width === width)
      .map(({ file }) => `<img src="${pathToFileURL(join(folder, file)).href}" alt="${file}">`)
    return `<div>${pictures.join('')}</div>`
  })
  const page = await from.newPage({ viewport: { width: 2_400, height: 1_000 } })
  const style =
    'body{margin:8px;background:#888}div{display:flex;align-items:start;gap:8px;margin-bottom:8px}img{width:390px;max-height:620px;object-fit:cover;object-position:top}'
  const html = join(folder, `sheet-${name}.html`)
  writeFileSync(html, `<meta charset="utf-8"><style>${style}</style>${rows.join('')}`)
  await page.goto(pathToFileURL(html).href)
  await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true })
  await page.close()
}
