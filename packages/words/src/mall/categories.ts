import type { Language } from '@mofu/domain/languages'
import { type CategoryKey, categoryPath } from '@mofu/domain/mall/categories'

/** The names of the mall's categories. */
export const categoryWords: Record<CategoryKey, Record<Language, string>> = {
  toys: { en: 'Toys', tc: '玩具', jp: 'おもちゃ' },
  plush: { en: 'Plush pets', tc: '絨毛玩偶', jp: 'ぬいぐるみ' },
  play: { en: 'Balls and play', tc: '球與互動玩具', jp: 'ボール・あそび' },
  home: { en: 'Home', tc: '居家', jp: 'くらし' },
  mugs: { en: 'Mugs', tc: '馬克杯', jp: 'マグカップ' },
  cushions: { en: 'Cushions', tc: '抱枕', jp: 'クッション' },
  wear: { en: 'To wear', tc: '穿搭', jp: 'ファッション' },
  tees: { en: 'T-shirts', tc: 'T 恤', jp: 'Tシャツ' },
  bags: { en: 'Bags', tc: '包包', jp: 'バッグ' },
  scarves: { en: 'Scarves', tc: '圍巾', jp: 'マフラー' },
  pets: { en: 'For your pet', tc: '寵物用品', jp: 'ペット用品' },
  treats: { en: 'Treats', tc: '零食', jp: 'おやつ' },
  bowls: { en: 'Bowls', tc: '碗', jp: 'フードボウル' },
  collars: { en: 'Collars', tc: '項圈', jp: '首輪' },
  beds: { en: 'Beds and houses', tc: '睡窩與小屋', jp: 'ベッド・ハウス' },
  desk: { en: 'Desk and bag', tc: '文具與配件', jp: '文具・小物' },
  notebooks: { en: 'Notebooks', tc: '筆記本', jp: 'ノート' },
  keyrings: { en: 'Keyrings', tc: '鑰匙圈', jp: 'キーホルダー' },
}

/** What a product is found by besides its own name: its category and the one above, in every language. */
export function categoryTexts(categoryId: number): string[] {
  return categoryPath(categoryId).flatMap(({ key }) => Object.values(categoryWords[key]))
}
