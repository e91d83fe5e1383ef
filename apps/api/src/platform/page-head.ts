import { pictureSources } from '@mofu/domain/picture-sources'

import type { Preview } from './link-preview.ts'
import type { FirstPicture, PageAnswers } from './page-answers.ts'
import { openingTag, type PageChoices } from './page-choices.ts'

const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

const end = '</head>'
const opening = '<html lang="en">'

type Head = {
  preview: Preview
  url: string
  choices?: PageChoices
  preloads?: readonly string[]
  answers?: PageAnswers
}

/** The built page, cut where its head is to be filled in. Throws when it has not the places for it. */
export function pageHead(page: string): (head: Head) => string {
  if (!title.test(page) || !description.test(page) || !page.includes(end) || !page.includes(opening))
    throw new Error('index.html has no opening tag, title, description or end of its head')
  return ({ preview, url, choices, preloads = [], answers }) => {
    const last = [
      ...(answers?.pictures ?? []).map(pictureTag),
      ...preloads.map(preloadTag),
      ...(answers ? [answersTag(answers)] : []),
    ]
    return (
      page
        .replace(opening, () => (choices ? openingTag(choices) : opening))
        .replace(title, () => `<title>${escaped(preview.title)}</title>`)
        .replace(description, () => tags(preview, url).join('\n    '))
        // After the styles: those are what the first frame waits for.
        .replace(end, () => `  ${last.join('\n    ')}\n  ${end}`)
    )
  }
}

function tags({ title: name, description: text, image }: Preview, url: string): string[] {
  const open: Readonly<Record<string, string>> = {
    'og:site_name': 'Mofu',
    'og:type': 'website',
    'og:title': name,
    'og:description': text,
    'og:image': image,
    'og:url': url,
  }
  return [
    `<meta name="description" content="${escaped(text)}" />`,
    ...Object.entries(open).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

function preloadTag(href: string): string {
  return `<link rel="modulepreload" crossorigin href="${escaped(href)}" />`
}

function pictureTag({ url, sizes }: FirstPicture): string {
  const { src, srcSet } = pictureSources(url)
  const set = srcSet ? ` imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(sizes)}"` : ''
  return `<link rel="preload" as="image" href="${escaped(src)}"${set} fetchpriority="high" />`
}

/** Data and no script: it is never run, and nothing in it can end its element. */
function answersTag({ replies }: PageAnswers): string {
  const pairs = Object.entries(replies).map(([name, reply]) => `${JSON.stringify(name)}:${reply}`)
  return `<script type="application/json" id="answers">{${pairs.join(',').replaceAll('<', '\\u003c')}}</script>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
