import type { AuditWords } from './shape.ts'

const roles: Record<string, string> = {
  admin: '管理者',
  leader: 'グループリーダー',
  minter: 'ミンター',
  merchant: '店主',
}
const states: Record<string, string> = {
  unverified: '未確認',
  verified: '確認済み',
  hidden: '非表示',
  disabled: '取引停止',
}
const proposed: Record<string, string> = {
  'mall.ruling': '紛争の裁定',
  'predictions.result': 'クイズの結果',
}

export const auditWords: AuditWords = {
  actions: {
    'accounts.export_audit': () => '監査ログを書き出し',
    'accounts.grant_role': ({ role = '' }) => `「${roles[role] ?? role}」の権限を付与`,
    'accounts.revoke_role': ({ role = '' }) => `「${roles[role] ?? role}」の権限を取り消し`,
    'accounts.propose': ({ kind = '' }) => `ほかの管理者の確認待ちとして提案：${proposed[kind] ?? kind}`,
    'accounts.confirm_proposal': ({ kind = '' }) => `二人目の管理者として確認：${proposed[kind] ?? kind}`,
    'accounts.withdraw_proposal': ({ kind = '' }) => `提案を取り下げまたは却下：${proposed[kind] ?? kind}`,
    'collections.set_state': ({ after = '' }) => `コレクションを「${states[after] ?? after}」に変更`,
    'home.write': () => 'ホームを変更',
    'jobs.retry': () => '失敗したジョブを再試行',
    'mall.open_shop': () => 'ショップの開店を承認',
    'mall.reject_shop': () => 'ショップの申請を却下',
    'mall.retry_operations': ({ count = '' }) => `失敗した返金と支払いを再送：${count} 件`,
    'mall.import_products': ({ added = '', changed = '' }) =>
      `商品を取り込み：追加 ${added} 件、変更 ${changed} 件`,
    'mall.rule_refund': () => '紛争を裁定：支払った人に返金',
    'mall.rule_return': () => '紛争を裁定：返品が届きしだい返金',
    'mall.rule_close': () => '紛争を裁定：返金なし',
    'mall.suspend_shop': () => 'ショップを停止',
    'mall.reinstate_shop': () => 'ショップの営業を再開',
    'mall.take_down_product': () => '商品を取り下げ',
    'mall.restore_product': () => '商品の取り下げを解除',
    'mall.hide_review': () => 'レビューを非表示',
    'mall.show_review': () => 'レビューを再表示',
    'market.decide_report': ({ verdict = '' }) => (verdict === 'upheld' ? '通報を認めた' : '通報を却下'),
    'predictions.announce': () => 'クイズの結果を発表',
    'predictions.approve': () => 'クイズを承認',
    'predictions.reject': () => 'クイズを却下',
    'predictions.take_down': () => 'クイズを取り下げ',
    'predictions.write_home': () => 'クイズのページを変更',
    'referrals.export': () => '紹介の記録を書き出し',
    'referrals.read_all': () => '紹介の記録をすべて閲覧',
    'referrals.read_report': () => '他のユーザーの紹介の記録を閲覧',
    'uploads.pin_again': ({ count = '' }) => `ファイルをピン留めし直す：${count}`,
  },
  subjects: {
    product: (id) => `商品 ${id}`,
    shop: (id) => `ショップ ${id}`,
    quiz: (id) => `クイズ ${id}`,
    order: (number) => `注文 ${number}`,
    home: (chainId) => `ホーム（チェーン ${chainId}）`,
    quizHome: (chainId) => `クイズのページ（チェーン ${chainId}）`,
  },
}
