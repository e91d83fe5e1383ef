import type { parts as en } from '../en/parts.ts'
import type { SameKeys } from '../shape.ts'

export const parts: SameKeys<typeof en> = {
  copy: '{what}をコピー',
  copied: 'コピーしました',
  drawing: 'お絵かき中',
  noPicture: '画像なし',
  final: '確定',
  seen: '確認中 · {blocks, number}/{needed, number}',
  finalHint: 'チェーンの再編成でも、もう取り消されません。',
  seenHint: '{needed, number} ブロックのうち {blocks, number} ブロックが積まれました。そろえば確定です。',
  justNow: 'たった今',
  rare: 'レア',
  ofTenThousand: '{count, number}/10,000匹',
  notDeployedTitle: 'Mofu はまだ {network} にありません',
  notDeployedText:
    'このネットワークには、見るものも署名するものもまだありません。別のネットワークを選んでください。ほかでお持ちのものは無事です。',
  goToNetwork: '{network} へ行く',
}
