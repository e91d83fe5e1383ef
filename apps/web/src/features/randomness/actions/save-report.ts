import { type Language, languageTag } from '@mofu/domain/languages'

import { loadNamespace } from '../../../i18n/namespaces.ts'
import { translatorOf } from '../../../i18n/translator.ts'
import { download } from '../../../parts/download.ts'
import type { DrawRecords } from '../queries.ts'
import { REPORT_DATA, type ReportData } from './report-data.ts'

/** The file may run its own script and load nothing. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
[data-verdict] h1 { border-radius: 1rem; padding: 1rem; color: #fff; background: #146c59 }
[data-verdict=altered] h1 { background: #a01b4b }
[data-verdict=pending] h1 { background: #7a5600 }
ol { padding-left: 0; list-style: none }
li { border-left: 4px solid #1fa98b; padding: .25rem 1rem; margin: 1rem 0 }
li.failed { border-color: #c2255c }
h2 { font-size: 1.1rem }
li h2, li p { margin: .25rem 0 }
code { display: block; font-size: .8rem; overflow-wrap: anywhere }
`

/** Saves a draw as one page that computes it again without a network. */
export async function saveReport(records: DrawRecords, language: Language): Promise<void> {
  const [{ code }, words] = await Promise.all([
    import('./report-main.ts?bundle'),
    loadNamespace(language, 'fairness'),
  ])
  const title = translatorOf(language, 'fairness', words)('fileTitle')
  const page = reportPage({ records, language, words }, title, code)
  download(`mofu-${records.kind}-${records.pool}-${records.order}.html`, [page], 'text/html')
}

function reportPage(data: ReportData, title: string, code: string): string {
  return [
    `<!doctype html><html lang="${languageTag[data.language]}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width"><title>${title} · Mofu</title><style>${style}</style></head><body>`,
    `<script type="application/json" id="${REPORT_DATA}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script>${code.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`,
  ].join('\n')
}
