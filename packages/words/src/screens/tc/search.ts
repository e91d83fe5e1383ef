import type { search as en } from '../en/search.ts'
import type { SameKeys } from '../shape.ts'

export const search: SameKeys<typeof en> = {
  title: '搜尋',
  label: '搜尋寵物、系列、名稱、用戶和商品',
  placeholder: '寵物、系列、名稱、地址……',
  close: '關閉搜尋',
  hint: '輸入名字、編號（例如 #12），或地址的開頭。',
  recent: '最近搜尋',
  forget: '清除',
  results: '搜尋結果',
  found: '{count, plural, =0 {沒有結果} other {# 個結果}}',
  nothing: '找不到「{text}」',
  nothingHint: '檢查一下拼寫，或換個較短的詞。',
  failed: '搜尋失敗',
  petCount: '{count, plural, other {# 隻寵物}}',
  kind: {
    pets: '寵物',
    collections: '系列',
    names: '寵物名稱',
    people: '用戶',
    products: '商品',
    shops: '商店',
  },
  all: {
    pets: '查看所有符合「{text}」的寵物',
    names: '查看所有符合「{text}」的名稱',
    products: '查看所有符合「{text}」的商品',
  },
}
