import type { Preview } from './link-preview.ts'

const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

/** The built page, cut where its head is to be filled in. Throws when it has not the places for it. */
export function pageHead(
  page: string,
): (preview: Preview, url: string, preloads?: readonly string[]) => string {
  if (!title.test(page) || !description.test(page)) throw new Error('index.html has no title or description')
  return (preview, url, preloads = []) =>
    page
      .replace(title, () => `<title>${escaped(preview.title)}</title>`)
      .replace(description, () => [...tags(preview, url), ...preloads.map(preloadTag)].join('\n    '))
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
