/**
 * Words that shoppers use for the same thing, in every language of the mall. A product whose texts contain one of a
 * group is found by all of them. After a change, increase `SEARCH_TERMS_VERSION` in search-terms.ts.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  cat: ['cat', 'kitty', 'kitten', '貓', '猫', '喵', 'ねこ', 'ネコ', 'にゃんこ'],
  dog: ['dog', 'doggy', 'puppy', '狗', '犬', '汪', 'いぬ', 'わんこ'],
  rabbit: ['rabbit', 'bunny', '兔', '兎', 'うさぎ'],
  otter: ['otter', '水獺', 'かわうそ', '獺'],
  fox: ['fox', '狐狸', '狐', 'きつね'],
  bear: ['bear', '熊', 'くま'],
  tshirt: ['tshirt', 't-shirt', 'tee', 'T恤', 'T 恤', 'Tシャツ', 'ティーシャツ'],
  hoodie: ['hoodie', 'hooded sweatshirt', '帽T', '連帽上衣', 'パーカー'],
  mug: ['mug', 'cup', '馬克杯', '杯子', 'マグカップ', 'コップ'],
  plush: ['plush', 'plushie', 'stuffed animal', 'stuffed toy', '絨毛', '玩偶', '娃娃', 'ぬいぐるみ'],
  cushion: ['cushion', 'pillow', '抱枕', '靠枕', 'クッション'],
  blanket: ['blanket', 'throw', '毛毯', '毯子', '毛布', 'ブランケット'],
  bag: ['bag', 'tote', '包包', '袋子', 'バッグ', 'カバン', 'トート'],
  scarf: ['scarf', '圍巾', 'マフラー', 'スカーフ'],
  collar: ['collar', '項圈', '首輪'],
  treat: ['treat', 'snack', '零食', '點心', 'おやつ'],
  bowl: ['bowl', '碗', 'ボウル', 'お皿'],
  bed: ['bed', '睡窩', '床', 'ベッド'],
  notebook: ['notebook', '筆記本', '記事本', 'ノート'],
  keyring: ['keyring', 'key ring', 'keychain', 'key chain', '鑰匙圈', 'キーホルダー', 'キーリング'],
  toy: ['toy', '玩具', 'おもちゃ'],
  sticker: ['sticker', 'decal', '貼紙', 'シール', 'ステッカー'],
}
