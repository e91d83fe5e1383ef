import { pictureSizes, pictureSources } from '@mofu/domain/picture-sources'

import type { Preview } from './link-preview.ts'
import { openingTag, type PageChoices } from './page-choices.ts'
import type { FirstPicture, PageAnswers } from './preloaded-responses.ts'

const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

const end = '</head>'
const opening = '<html lang="en">'
const splash = '<div class="splash">'

/** The cards in the topmost row of a phone. */
const MOST_LOOKS = 2

type Head = {
  preview: Preview
  url: string
  choices?: PageChoices
  preloads?: readonly string[]
  answers?: PageAnswers
}

/** Fills in the built page: its head, and the pictures of its first frame. Throws when it lacks the placeholders. */
export function pageHead(page: string): (head: Head) => string {
  const hasPlaces = [opening, end, splash].every((place) => page.includes(place))
  if (!hasPlaces || !title.test(page) || !description.test(page))
    throw new Error('index.html has no opening tag, title, description, end of its head or splash')
  return ({ preview, url, choices, preloads = [], answers }) => {
    const last = [
      ...(answers?.pictures ?? []).map(pictureTag),
      ...preloads.map(preloadTag),
      ...(answers ? [preloadedTag(answers)] : []),
    ]
    return (
      page
        .replace(opening, () => (choices ? openingTag(choices) : opening))
        .replace(title, () => `<title>${escaped(preview.title)}</title>`)
        .replace(description, () => tags(preview, url).join('\n    '))
        // After the styles: the first frame waits for those.
        .replace(end, () => `  ${last.join('\n    ')}\n  ${end}`)
        .replace(splash, () => splashOf(answers?.pictures ?? []))
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
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escaped(href)}" />`
}

function pictureTag({ url, place }: FirstPicture): string {
  const { src, srcSet } = pictureSources(url)
  const set = srcSet ? ` imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(pictureSizes[place])}"` : ''
  return `<link rel="preload" as="image" href="${escaped(src)}"${set} fetchpriority="high" />`
}

/** The first pictures are part of the page: a phone shows the pets before the code has loaded (styles.css). */
function splashOf(pictures: readonly FirstPicture[]): string {
  const [first] = pictures
  if (!first) return splash
  const looks = pictures.slice(0, MOST_LOOKS).map(lookTag).join('')
  return `<div class="splash" data-look="${first.place}">${looks}`
}

function lookTag({ url, place }: FirstPicture): string {
  const { src, srcSet } = pictureSources(url)
  const set = srcSet ? ` srcset="${escaped(srcSet)}" sizes="${escaped(pictureSizes[place])}"` : ''
  return `<img src="${escaped(src)}"${set} alt="" width="640" height="640" fetchpriority="high" />`
}

/** Data, not a script: it never executes, and nothing in it can close its element. */
function preloadedTag({ replies }: PageAnswers): string {
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
