import { expect, test } from 'vitest'

import { previewTable } from './link-preview.ts'
import { pageHead } from './page-head.ts'

const page =
  '<html lang="en"><title>Mofu</title>\n<meta\n  name="description"\n  content="Pets."\n/>\n</head><div class="splash"></div>'
const preview = { title: 'Moss', description: 'A cat', image: 'https://mofu.example/card.png' }

test('title, description and preview tags are in the head, once each', () => {
  const html = pageHead(page)({ preview, url: 'https://mofu.example/detail/1' })
  expect(html.match(/<title>Moss<\/title>/g)).toHaveLength(1)
  expect(html.match(/name="description" content="A cat"/g)).toHaveLength(1)
  expect(html).toContain('<meta property="og:image" content="https://mofu.example/card.png" />')
  expect(html).toContain('<meta property="og:url" content="https://mofu.example/detail/1" />')
})

test('the files of the screen are preloaded', () => {
  const html = pageHead(page)({
    preview,
    url: 'https://mofu.example/detail/1',
    preloads: ['/assets/detail.js'],
  })
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/detail.js" />',
  )
})

test('a pet’s name is escaped', () => {
  const evil = { ...preview, title: `"><script>alert('$&')</script>` }
  const html = pageHead(page)({ preview: evil, url: 'https://mofu.example/"x' })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;')
})

test('preloaded responses are embedded in the page, as inert data', () => {
  const html = pageHead(page)({
    preview,
    url: 'https://mofu.example/list',
    answers: {
      replies: { 'POST /api/x {"a":1}': '{"data":{"title":"</script><script>alert(1)"}}' },
      pictures: [{ url: 'https://media.example/pets/7/768.webp', place: 'page' }],
      namespaces: [],
    },
  })
  const data = /<script type="application\/json" id="answers">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({
    'POST /api/x {"a":1}': { data: { title: '</script><script>alert(1)' } },
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(
    '<link rel="preload" as="image" href="https://media.example/pets/7/768.webp" imagesrcset="',
  )
  expect(html).toContain('imagesizes="(width &gt;= 64rem) 560px, 92vw" fetchpriority="high" />')
})

test('the first pictures are in the page before any code runs, as many as a row holds', () => {
  const pictures = [7, 8, 9].map(
    (pet) => ({ url: `https://media.example/pets/${pet}/768.webp`, place: 'card' }) as const,
  )
  const head = { preview, url: 'https://mofu.example/list' }
  const html = pageHead(page)({ ...head, answers: { replies: {}, pictures, namespaces: [] } })
  const look = /<div class="splash" data-look="card">(.*)<\/div>/.exec(html)?.[1] ?? ''
  expect(look.match(/<img /g)).toHaveLength(2)
  expect(look).toContain('src="https://media.example/pets/7/768.webp" srcset="')
  expect(look).not.toContain('/pets/9/')
  expect(pageHead(page)(head)).toContain('<div class="splash"></div>')
})

test('a page without the placeholders is refused', () => {
  expect(() => pageHead('<title>Mofu</title>')).toThrow(/no opening tag, title/)
  expect(() => pageHead(page.replace('splash', 'other'))).toThrow(/or splash/)
})

test('the table finds a row by its path, in any case, and passes its parameters', async () => {
  const asked: unknown[] = []
  const table = previewTable([
    {
      path: '/detail/:id',
      preview: async ({ params, query }) => {
        asked.push([params, query.get('x')])
        return preview
      },
    },
  ])
  expect(await table('/Detail/a%20b/', new URLSearchParams('x=1'))).toEqual(preview)
  expect(asked).toEqual([[{ id: 'a b' }, '1']])
  expect(await table('/detail/1/2', new URLSearchParams())).toBeUndefined()
})

test('a row that fails or hangs delays nobody', async () => {
  const failures: unknown[] = []
  const table = previewTable(
    [
      { path: '/fails', preview: () => Promise.reject(new Error('no database')) },
      { path: '/hangs', preview: () => new Promise(() => {}) },
    ],
    (error) => failures.push(error),
  )
  expect(await table('/fails', new URLSearchParams())).toBeUndefined()
  expect(failures).toHaveLength(1)
  expect(await table('/hangs', new URLSearchParams())).toBeUndefined()
})
