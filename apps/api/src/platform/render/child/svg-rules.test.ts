import { expect, test } from 'vitest'

import { checkSvg } from './svg-rules.ts'

const wrap = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4000" height="4000">${inside}</svg>`
const check = (text: string) => checkSvg(Buffer.from(text))

/** Ten circles, ten times ten times …: 100,000 of them from a kilobyte. */
const nestedUses = Array.from(
  { length: 4 },
  (_, level) => `<g id="a${level + 1}">${`<use xlink:href="#a${level}"/>`.repeat(10)}</g>`,
).join('')

test.each<[string, string]>([
  ['noise', wrap('<filter id="f"><feTurbulence numOctaves="60"/></filter><rect filter="url(#f)"/>')],
  [
    'noise under a prefix',
    wrap('<s:filter xmlns:s="http://www.w3.org/2000/svg"><s:feTurbulence/></s:filter>'),
  ],
  ['noise in other case', wrap('<filter><FETURBULENCE/></filter>')],
  ['a kernel', wrap('<filter><feConvolveMatrix order="99"/></filter>')],
  ['a wide outline', wrap('<filter><feMorphology radius="900"/></filter>')],
  ['a wide blur', wrap('<filter><feGaussianBlur stdDeviation="900"/></filter>')],
  ['a wide blur in a character reference', wrap('<filter><feGaussianBlur stdDeviation="9&#48;0"/></filter>')],
  ['many filter steps', wrap(`<filter>${'<feOffset dx="1"/>'.repeat(13)}</filter>`)],
  ['a filter function', wrap('<rect style="filter: blur(900px)"/>')],
  ['a filter function behind a comment', wrap('<rect style="filter/**/: blur(900px)"/>')],
  ['a filter function after an address', wrap('<rect style="filter: url(#a) blur(900px)"/>')],
  ['a filter function as an attribute', wrap('<rect filter="blur(900)"/>')],
  ['a filter function in a style sheet', wrap('<style>rect { filter: blur(900px) }</style>')],
  ['an escape in a style sheet', wrap('<style>rect { fil\\74 er: blur(900px) }</style>')],
  [
    'references to references',
    wrap(`<defs><g id="a0">${'<circle r="9"/>'.repeat(10)}</g>${nestedUses}</defs><use xlink:href="#a4"/>`),
  ],
  ['a reference to itself', wrap('<g id="a"><use href="#a"/></g>')],
  ['a pattern of itself', wrap('<pattern id="a"><rect fill="url(#a)"/></pattern>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${wrap('&a;')}`],
  ['a page inside', wrap('<foreignObject><p/></foreignObject>')],
  ['a file of ours', wrap('<image href="file:///etc/passwd"/>')],
  ['a picture from elsewhere', wrap('<image xlink:href="https://example.com/a.png"/>')],
  ['a drawing inside a drawing', wrap('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
  ['a style from elsewhere', wrap('<style>@import "https://example.com/a.css";</style>')],
  ['a style sheet from elsewhere', `<?xml-stylesheet href="https://example.com/a.css"?>${wrap('')}`],
  ['a fill from elsewhere', wrap('<rect fill="url(https://example.com/a.svg#b)"/>')],
  ['an include', wrap('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>')],
  ['too many elements', wrap('<g/>'.repeat(20_001))],
  ['too deep a nesting', wrap(`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`)],
])('%s is refused', (_, text) => {
  expect(() => check(text)).toThrow(expect.objectContaining({ fault: 'too_complex' }))
})

test.each<[string, Buffer]>([
  ['another encoding', Buffer.from(wrap(''), 'utf16le')],
  ['another encoding by its name', Buffer.from(`<?xml version="1.0" encoding="utf-7"?>${wrap('')}`)],
  ['tags that do not close', Buffer.from('<svg><g></svg>')],
  ['two documents', Buffer.from('<svg/><svg/>')],
  ['an attribute without quotes', Buffer.from('<svg width=4000/>')],
  ['no drawing', Buffer.from('<html/>')],
])('%s is no drawing', (_, bytes) => {
  expect(() => checkSvg(bytes)).toThrow(expect.objectContaining({ fault: 'file_broken' }))
})

test.each<[string, string]>([
  [
    'text on a ground',
    '<?xml version="1.0" encoding="UTF-8"?>\n<svg viewBox="0 0 350 350"><style>.base { fill: white; font-size: 14px; }</style><rect width="100%" height="100%"/><text x="10" y="20" class="base">"Sword" &amp; Shield</text></svg>',
  ],
  [
    'gradients by class',
    wrap(
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient><style><![CDATA[.a{fill:url(#g)}]]></style></defs><rect class="a"/>',
    ),
  ],
  [
    'a shadow',
    wrap(
      '<filter id="s"><feGaussianBlur stdDeviation="4 2"/><feOffset dy="4"/><feMerge><feMergeNode/></feMerge></filter><g filter="url(#s)"><path d="M0 0h9"/></g>',
    ),
  ],
  [
    'shared shapes, a clip and a mask',
    wrap(
      '<defs><g id="eye"><circle r="4"/></g><clipPath id="c"><rect/></clipPath><mask id="m"><rect/></mask></defs><use href="#eye"/><use href="#eye" x="9"/><g clip-path="url(#c)" mask="url(#m)"/>',
    ),
  ],
  [
    'a picture inside',
    wrap(
      '<!-- a picture --><image href="data:image/png;base64,iVBORw0KGgo="/><a href="https://example.com"><text>a</text></a>',
    ),
  ],
])('%s is fine', (_, text) => {
  expect(() => check(text)).not.toThrow()
})
