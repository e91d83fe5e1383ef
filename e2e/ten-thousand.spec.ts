import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'

import { databaseUrl, deep, stackUrl, test } from './journey.ts'

const CONTRACT = `0x${'7e'.repeat(20)}`
const COUNT = 10_000
/** Usually a second or two. */
const MOST_CLEAR_MS = 20_000
const MOST_NODES = 1_400
/** On an idle machine the goal is 200 (`pnpm bench interaction`); here other processes may be running. */
const MOST_MS = Number(process.env['MOST_INTERACTION_MS'] ?? 2_000)

/** The median of several rounds counts: other processes share the machine. */
const ROUNDS = Number(process.env['INTERACTION_ROUNDS'] ?? 1)
/** How long a key is held. */
const PRESS_MS = 60
/** The pause between taps: users look at the result first. */
const PAUSE_MS = 1_500

// Tracing would use the processor that is measured.
test.use({ trace: 'off' })

/** Ten thousand rows as the projector would write them, in a collection below the blocks it still compares. */
async function withTenThousand(use: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const id = `31337-${CONTRACT}`
  const clear = async () => {
    await client.query('delete from app.nft where collection_id = $1', [id])
    await client.query('delete from app.collection where id = $1', [id])
  }
  try {
    await clear()
    await client.query(
      `insert into app.collection select $1, chain_id, $2, 'Ten Thousand', 'TEN', owner, creator, is_open, max_mint, $3, created_at, 0
       from app.collection where chain_id = 31337 limit 1`,
      [id, CONTRACT, COUNT],
    )
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_schema = 'app' and table_name = 'nft' and is_generated = 'NEVER' order by ordinal_position`,
    )
    const own: Readonly<Record<string, string>> = {
      id: `$1 || '-' || g`,
      collection_id: '$1',
      contract: '$2',
      token_id: 'g',
      title: `'Pet ' || g`,
      media_url: `regexp_replace(s.media_url, '/works/\\d+/', '/works/' || (1 + g % 4) || '/')`,
      mint_order: `${COUNT + 1} - g`,
      updated_block: '0',
    }
    const columns = rows.map(({ column_name: name }) => name)
    await client.query(
      `insert into app.nft (${columns.join(', ')})
       select ${columns.map((name) => own[name] ?? `s.${name}`).join(', ')}
       from (select * from app.nft where media_url is not null limit 1) s, generate_series(1, ${COUNT}) g`,
      [id, CONTRACT],
    )
    await use()
    // The cleanup deletes this collection only.
    const from = Date.now()
    await clear()
    expect(Date.now() - from).toBeLessThan(MOST_CLEAR_MS)
  } finally {
    await clear()
    await client.end()
  }
}

/** Scrolls to the last card, inside of the page, so that no round trip slows it down; returns the node counts. */
const scrollToTheEnd = (page: Page) =>
  page.evaluate(async (count) => {
    const counts: number[] = []
    while (!document.querySelector(`li[aria-posinset="${count}"]`)) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => {
        setTimeout(resolve, 40)
      })
      counts.push(document.querySelectorAll('*').length)
    }
    return counts
  }, COUNT)

type Place = { x: number; y: number }

async function placeOf(button: Locator): Promise<Place> {
  const box = await button.boundingBox()
  if (!box) throw new Error('the tap target is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** One tap or key: the total delay and its parts: input delay, processing, and presentation. */
type Waited = { what: string; ms: number; before: number; own: number; picture: number }

/** The delay of each tap and key, on a phone four times slower than this machine. */
async function measureInteractions(page: Page): Promise<Waited[]> {
  const theme = await placeOf(page.getByRole('button', { name: 'Dark theme' }))
  const language = await placeOf(page.getByRole('button', { name: 'Language' }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen: Waited[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue
        const { startTime, processingStart, processingEnd, duration } = entry
        const on = entry.target instanceof Element ? (entry.target.ariaLabel ?? entry.target.tagName) : '?'
        seen.push({
          what: `${entry.name} ${on}`,
          ms: duration,
          before: processingStart - startTime,
          own: processingEnd - processingStart,
          picture: startTime + duration - processingEnd,
        })
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    Object.assign(window, { seen })
  })
  // Only the tap and the key themselves: any other call to the page would be measured as well.
  const tap = async ({ x, y }: Place) => {
    await page.mouse.click(x, y, { delay: PRESS_MS })
    await page.waitForTimeout(PAUSE_MS)
  }
  // Each must have had an effect: a tap beside the button is fast, too. Checked between taps, outside of the timing.
  const search = page.getByRole('searchbox')
  await tap(theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await search.focus()
  await page.waitForTimeout(PAUSE_MS)
  await page.keyboard.type('Pet 9', { delay: PRESS_MS })
  await page.waitForTimeout(PAUSE_MS)
  await expect(search).toHaveValue('Pet 9')
  await tap(language)
  await expect(page.getByRole('menu')).toBeVisible()
  await page.waitForTimeout(PAUSE_MS)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(PAUSE_MS)
  await expect(page.getByRole('menu')).toBeHidden()
  await tap(theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // The browser reports an interaction after the frame that shows it.
  await page.waitForFunction(() => (window as unknown as { seen: Waited[] }).seen.length >= 4)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => (window as unknown as { seen: Waited[] }).seen)
}

test('ten thousand cards cost no more than forty, at every scroll position', deep, async ({ browser }) => {
  test.setTimeout(300_000)
  await withTenThousand(async () => {
    const page = await browser.newPage({ baseURL: stackUrl(), viewport: { width: 1440, height: 900 } })
    await page.goto(`/list?collection=${CONTRACT}`)
    const cards = page.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
    await expect(cards.first()).toHaveText('Pet 1', { timeout: 60_000 })
    const counts = await scrollToTheEnd(page)
    await expect(cards.last()).toHaveText(`Pet ${COUNT}`)
    await expect(page.getByText('That is everyone')).toBeVisible()

    // All pages are loaded now: scroll through the whole list.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const share of [0.9, 0.6, 0.35, 0.1]) {
      await page.evaluate((top) => window.scrollTo(0, top), height * share)
      const near = async () => Math.abs(Number((await cards.first().textContent())?.slice(4)) - COUNT * share)
      await expect.poll(near).toBeLessThan(60)
      counts.push(await page.evaluate(() => document.querySelectorAll('*').length))
    }
    console.log(`nodes: ${Math.min(...counts)} to ${Math.max(...counts)} at ${counts.length} places`)
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_NODES)

    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate((top) => window.scrollTo(0, top), height * 0.1)
      const waits = await measureInteractions(page)
      for (const { what, ms, before, own, picture } of waits)
        console.log(
          `${what}: ${ms} ms = ${[before, own, picture].map((part) => part.toFixed(0)).join(' + ')}`,
        )
      rounds.push(Math.max(...waits.map(({ ms }) => ms)))
      await page.getByRole('searchbox').fill('')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    }
    const slowest = rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity
    test.info().annotations.push({ type: 'slowest interaction', description: String(slowest) })
    console.log(`slowest interaction of each round: ${rounds.join(', ')} ms`)
    expect(slowest).toBeLessThan(MOST_MS)
    await page.close()
  })
})
