import type { AuditWords } from './shape.ts'

const roles: Record<string, string> = { admin: '管理員', leader: '團長', minter: '鑄造者', merchant: '商家' }
const states: Record<string, string> = {
  unverified: '未驗證',
  verified: '已驗證',
  hidden: '隱藏',
  disabled: '停止交易',
}
const proposed: Record<string, string> = {
  'mall.ruling': '爭議的裁定',
  'predictions.result': '競猜的結果',
}

export const auditWords: AuditWords = {
  actions: {
    'accounts.export_audit': () => '匯出稽核紀錄',
    'accounts.grant_role': ({ role = '' }) => `授予「${roles[role] ?? role}」身分`,
    'accounts.revoke_role': ({ role = '' }) => `收回「${roles[role] ?? role}」身分`,
    'accounts.propose': ({ kind = '' }) => `提案，待其他管理員確認：${proposed[kind] ?? kind}`,
    'accounts.confirm_proposal': ({ kind = '' }) => `以第二位管理員身分確認：${proposed[kind] ?? kind}`,
    'accounts.withdraw_proposal': ({ kind = '' }) => `撤回或拒絕提案：${proposed[kind] ?? kind}`,
    'collections.set_state': ({ after = '' }) => `將系列設為「${states[after] ?? after}」`,
    'home.write': () => '修改首頁',
    'jobs.retry': () => '重試失敗的背景工作',
    'mall.open_shop': () => '核准開店',
    'mall.reject_shop': () => '拒絕開店申請',
    'mall.retry_operations': ({ count = '' }) => `重新送出失敗的退款與撥款：${count} 筆`,
    'mall.import_products': ({ added = '', changed = '' }) =>
      `匯入商品：新增 ${added} 件，變更 ${changed} 件`,
    'mall.rule_refund': () => '裁定爭議：退款給付款人',
    'mall.rule_return': () => '裁定爭議：收到退回的商品後退款',
    'mall.rule_close': () => '裁定爭議：不予退款',
    'mall.suspend_shop': () => '將商店停權',
    'mall.reinstate_shop': () => '恢復商店營業',
    'mall.take_down_product': () => '下架商品',
    'mall.restore_product': () => '解除商品的下架',
    'mall.hide_review': () => '隱藏評價',
    'mall.show_review': () => '重新顯示評價',
    'market.decide_report': ({ verdict = '' }) => (verdict === 'upheld' ? '檢舉成立' : '駁回檢舉'),
    'predictions.announce': () => '公布競猜結果',
    'predictions.approve': () => '核准競猜',
    'predictions.reject': () => '退回競猜',
    'predictions.take_down': () => '下架競猜',
    'predictions.write_home': () => '修改競猜首頁',
    'referrals.export': () => '匯出推薦紀錄',
    'referrals.read_all': () => '查看所有推薦紀錄',
    'referrals.read_report': () => '查看某人的推薦紀錄',
    'uploads.pin_again': ({ count = '' }) => `重新釘選檔案：${count}`,
  },
  subjects: {
    product: (id) => `商品 ${id}`,
    shop: (id) => `商店 ${id}`,
    quiz: (id) => `競猜 ${id}`,
    order: (number) => `訂單 ${number}`,
    home: (chainId) => `首頁（鏈 ${chainId}）`,
    quizHome: (chainId) => `競猜首頁（鏈 ${chainId}）`,
  },
}
