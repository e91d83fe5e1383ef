import type { mint as en } from '../en/mint.ts'
import type { SameKeys } from '../shape.ts'

export const mint: SameKeys<typeof en> = {
  gasFailed: 'ウォレットで確認できます',
  switchTo: '{network} に切り替える',
  switching: 'ウォレットで承認してください…',
  wrongNetwork: 'ウォレットが別のネットワークにつながっています。Mofu のペットは {network} に住んでいます。',
  switchFailed: '切り替えできませんでした。ウォレットで {network} を選んでください。',
}
