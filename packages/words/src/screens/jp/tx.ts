import type { tx as en } from '../en/tx.ts'
import type { SameKeys } from '../shape.ts'

export const tx: SameKeys<typeof en> = {
  close: '閉じる',
  checking: 'うまくいかないものに支払わないよう、先に試しています…',
  readyText: 'まだ何も起きていません。よく読んでから、ウォレットで署名してください。',
  approvalsChanged:
    '必要な許可が、確認されたときから変わりました。取引そのものはまだ送信されていません。もう一度確認してから署名してください。',
  networkFee: 'ネットワーク手数料',
  total: '合計',
  network: 'ネットワーク',
  contract: 'コントラクト',
  from: 'あなたのウォレット',
  how: 'どうやって計算していますか？',
  howText:
    'ネットワーク手数料は、{gas, number} 単位の仕事量に今のネットワークの単価を掛けたものです。単価はブロックごとに動くため、実際の手数料は少し増減します。',
  sign: 'ウォレットで署名',
  cancel: '今はやめる',
  asking: 'ウォレットが確認を求めています。ここの内容と見比べてから、ウォレットで承認してください。',
  sent: '送信しました。ネットワークが処理しています。数秒かかります。',
  sentUnreachable:
    '送信しましたが、ネットワークにつながらず確認できません。確認を続けます。もう一度送らないでください。',
  mined: 'チェーンに載りました（ブロック {block}）。お店に並べています…',
  mayClose: 'この画面は閉じてもかまいません。処理は続きます。',
  hash: '取引',
  hashName: '取引ハッシュ',
  explorer: 'エクスプローラーで見る',
  doneClose: '閉じる',
  steps: '手順',
  stepCheck: '確認',
  stepSign: '署名',
  stepMine: 'チェーン上',
  stepShow: 'みんなに公開',
  failedTitle: 'うまくいきませんでした',
  refusedTitle: '署名されませんでした',
  refused: 'ウォレットで断りました。何も送られず、何も支払われていません。',
  reverted: 'ネットワークが実行しましたが、取り消されました。かかったのはネットワーク手数料だけです。',
  wouldRevert: 'コントラクトに断られるため、支払いの前に止めました。',
  contractSays: 'コントラクトの返事：{name}',
  poor: 'ウォレットの残高が足りません。必要なのは {need}、お持ちなのは {have} です。',
  unreachable: '今はネットワークにつながりません。何も送られていません。少し待ってからお試しください。',
  limitsSignIn:
    'このウォレットには抽選とベットの上限があります。先にサインインしてください。何も支払われていません。',
  limitsUnread: '上限を読み込めなかったため、何も支払われていません。少し待ってからお試しください。',
  limitsUncounted:
    '前の取引がまだ上限に計上されていないため、何も支払われていません。完了してからもう一度お試しください。',
  replaced: 'ウォレットで別の取引に置き換えたため、この取引は行われませんでした。',
  walletFailed: 'ウォレットから送信できませんでした：{reason}',
  locked: 'ウォレットがロックされているため、何も送られていません。ロックを外して、もう一度お試しください。',
  unsupported: 'このウォレットでは送れません。何も送られていません。別のウォレットを接続してください。',
  noWallet: 'ウォレットが接続されていません',
  otherAccount:
    'この取引は {account} のために用意されましたが、ウォレットでは別のアカウントが選ばれています。何も送られていません。{account} に戻すか、閉じてもう一度始めてください。',
  nameChanged:
    '{name} は別のアドレス {address} を指すようになりました。何も送られていません。受取人にアドレスを確認してから、もう一度入力してください。',
  nameEnded:
    '{name} は期限が切れ、どのアドレスも指していません。何も送られていません。受取人にアドレスを確認してください。',
  settingChanged:
    '表示したあとにこの値が変更されました。何も送信されていません。閉じて新しい値を確認してください。',
  again: 'もう一度試す',
  toastFailed: '取引がうまくいきませんでした。',
  gives: 'ウォレットから出るもの',
  givesNothing: 'ネットワーク手数料のほかにはありません',
  gets: 'ウォレットに届くもの',
  getsNothing: 'ありません',
  networkFeeFirst: '最初の署名のネットワーク手数料',
  signTwo: 'はじめる（署名は2回）',
  allowText:
    '署名は2回です。まず {coin} をちょうど <amount></amount> だけ引き出すことを許可し、それから取引そのものに署名します。その手数料は途中で計算します。',
  allowWho: '引き出せる相手：',
  allowTitle: '{coin} の引き出しを許可',
  allowing: '最初の署名です。ウォレットで、ちょうどこの額を許可してください。まだ何も引き出されません。',
  allowSent: '許可しました。ネットワークに届いたら、ウォレットが2回目の署名を求めます。',
  allowNote: '2回目の署名までこのままお待ちください。離れても、何も引き出されません。',
  handText:
    '署名は2回です。まず、売れたときにマーケットが {name} だけを動かせるようにします。ほかの子には及びません。そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。',
  handTitle: 'マーケットが {name} を動かすことを許可',
  handing:
    '最初の署名です。マーケットがこの子だけを動かせるように、ウォレットで許可してください。まだ何も動きません。',
  signMany: 'はじめる（署名は{count, number}回）',
  handManyText:
    '{all, plural, =2 {署名は2回です。まず許可、そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。} other {署名は#回です。まず許可が{count, number}件、そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。}}',
  handAll:
    'マーケットが「{name}」のあなたのペットを動かせるようになります。今回出品しない子も含みますが、動くのは、あなたが決めた価格か、あなたが受けた入札で売れたときだけです。「許可」からいつでも取り消せます。',
  handOne: '売れたときに、マーケットが {name} を動かせるようになります。',
  handAllTitle: 'マーケットが「{name}」のペットを動かすことを許可',
  handingMany:
    '売れたときにマーケットがこの子たちを動かせるように、ウォレットで許可してください。まだ何も動きません。',
  allowSentMany: '許可しました。ネットワークに届いたら、ウォレットが次の署名を求めます。',
  allowNoteMany: '最後の署名までこのままお待ちください。途中で離れると、何も出品されません。',
  forBox: {
    handText:
      '署名は2回です。まず、箱が {name} だけを受け取れるようにします。ほかの NFT には及びません。そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。',
    handTitle: '箱が {name} を受け取ることを許可',
    handing:
      '最初の署名です。箱がこの NFT だけを受け取れるように、ウォレットで許可してください。まだ何も動きません。',
    handAll:
      '箱が「{name}」のあなたの NFT を受け取れるようになります。今回選ばないものも含みますが、動くのは、あなたが自分で箱に入れたときだけです。「許可」からいつでも取り消せます。',
    handOne: '箱が {name} を受け取れるようになります。',
    handAllTitle: '箱が「{name}」の NFT を受け取ることを許可',
    handingMany: '箱がこれらの NFT を受け取れるように、ウォレットで許可してください。まだ何も動きません。',
    allowNoteMany: '最後の署名までこのままお待ちください。途中で離れると、何も箱に入りません。',
  },
  forAuction: {
    handText:
      '署名は2回です。まず、オークションが {name} だけを預かれるようにします。ほかの NFT には及びません。そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。',
    handTitle: 'オークションが {name} を預かることを許可',
    handing:
      '最初の署名です。オークションがこの NFT だけを預かれるように、ウォレットで許可してください。まだ何も動きません。',
  },
  forPledge: {
    handText:
      '署名は2回です。まず、質入れのコントラクトが {name} だけを預かれるようにします。ほかの NFT には及びません。そのあとに取引そのものが続きます。ネットワーク手数料はその間に計算します。',
    handTitle: '質入れのコントラクトが {name} を預かることを許可',
    handing:
      '最初の署名です。質入れのコントラクトがこの NFT だけを預かれるように、ウォレットで許可してください。まだ何も動きません。',
  },
  toastDone: '取引が完了しました。',
  tray: '取引の記録',
  trayUnderWay: '取引の記録（{count, number}件が進行中）',
  trayText: 'この端末から送った取引です。取り消せなくなるまで、一件ずつ見届けます。',
  trayEmpty: 'まだ何もありません。',
  trayClear: '終わったものを消す',
  stageSeen: 'チェーン上（{needed, number}ブロック中 {blocks, number}）',
  stage: {
    asked: 'ウォレットに確認中',
    sent: '送信中',
    mined: 'チェーン上、お店に並べています',
    shown: 'チェーン上',
    final: '確定',
    reverted: 'ネットワークに取り消されました',
    replaced: '別の取引に置き換わりました',
  },
  errors: {
    Pausable_Paused: '今はすべて止めています。少し後でお越しください。',
    Predictions_InvalidState: 'クイズの状態が変わりました。受付が終了したか、結果が出ています。',
    Predictions_InvalidSide: '以前にもう一方の答えに賭けています。追加できるのはその答えだけです。',
    Predictions_InvalidUnits: '口数がプールの上限を超えています。口数を減らしてください。',
    Predictions_InvalidTimes: '受付終了の日時を過ぎたか、結果判定の日時が先すぎます。',
    Predictions_InvalidDossier: 'このクイズはすでに開始されています。',
    Predictions_OutsideResultWindow: '結果を発表できるのは、結果判定から 7 日間です。',
    Predictions_NothingToClaim: '受け取れるものはありません。受け取り済みか、答えが外れています。',
    Governed_NoRole: 'このウォレットには必要な権限がありません。担当者のウォレットを接続してください。',
    Boxes_NotOpen: 'この箱は今は引けません。開始前か、完売か、終了しています。',
    Boxes_RunMismatch:
      'ご覧になった後で、この箱は公開し直されました。いったん閉じて、中身を見てから決めてください。',
    Boxes_InsufficientStock: '残りの NFT が引く回数より少なくなっています。回数を減らしてください。',
    Boxes_TermsMismatch:
      'ご覧になった後で、価格かコインが変わりました。いったん閉じて、新しい価格を見てから決めてください。',
    Boxes_NotWhitelisted: 'このウォレットはホワイトリストにないか、引ける回数を使い切っています。',
    Boxes_NotDrawn: 'この賞品はすでに受け取られています。',
    Boxes_NotOwner: 'これができるのは、このくじのオーナーだけです。そのウォレットを接続してください。',
    Boxes_NotCollaborator:
      'これができるのは、このくじのオーナーと共同作業者だけです。そのウォレットを接続してください。',
    Boxes_DrawsPending: 'くじが公開中か、結果待ちがあります。非公開にして、結果を待ってください。',
    Boxes_Full: '箱がいっぱいです。NFT は 10,000 点までです。',
    Boxes_TooSmall: '公開するには NFT が足りません。追加してください。',
    Boxes_NotEmpty:
      'NFT が入っている間は、コインの変更、最低価格の引き下げ、オーナー手数料の引き上げはできません。',
    Boxes_PriceBelowMin: 'このくじの最低価格を下回っています。',
    Boxes_MinPriceNotSet: '最低価格が決まるまで、NFT を入れられるのはオーナーだけです。',
    Boxes_DepositTermsMismatch: 'くじの条件が変わりました。閉じて、確認してからやり直してください。',
    Boxes_TooLate: '日時が先すぎます。開始は 30 日以内、期間は 180 日までです。',
    Boxes_TokenNotReceived: '選んだ NFT の一部がもうウォレットにありません。',
    Boxes_TokenExpires: '期限のある名前は箱に入れられません。',
    Boxes_NftNotFound: '選んだ NFT の一部がもう箱の中にありません。',
    Auctions_BidTooLow:
      '先に入札があり、この金額では足りなくなりました。閉じて、新しい最低額以上で入札してください。',
    Auctions_BidTooHigh: '入札できる上限を超えています。金額を下げてください。',
    Auctions_NotOngoing: '今は入札できません。まだ始まっていないか、終了しています。',
    Auctions_CoinMismatch: 'このオークションは別のコインを使います。ページを更新してから入札してください。',
    Auctions_LotNotFound:
      'このオークションはすでに精算されたか、取り消されました。ページを更新して結果を確認してください。',
    Auctions_LotMismatch:
      'ページを開いた後に、このペットは改めて出品されました。新しい終了時刻と条件を確認してから入札してください。',
    Auctions_LotExists: 'このペットはすでにオークションに出ています。',
    Auctions_HasBid: '入札があったため、もう取り消せません。',
    Auctions_TooEarly: 'まだ早すぎます。オークションの終了をお待ちください。',
    Auctions_Unauthorized: 'これは出品者か最高入札者だけができます。そのウォレットを接続してください。',
    Auctions_EndsTooCloseToExpiry:
      '名前は、最も遅い終了から7日後まで有効でなければなりません。期間を短くするか、先に更新してください。',
    Auctions_LotTooLong: 'オークションは最長90日です。短い期間を選んでください。',
    Auctions_TokenNotReceived: 'この子はもうあなたのウォレットにいません。',
    Pledge_NotOpen:
      'このコレクションは質入れの受付を停止しています。時間をおくか、別のコレクションのペットを選んでください。',
    Pledge_SettingsMismatch:
      '表示のあとに条件が変わりました。閉じて新しい条件を確認してから、あらためて決めてください。',
    Pledge_TokenNotReceived: 'このペットはもうウォレットにありません。',
    Pledge_NotPledged: 'すでに請け出されています。ページを更新してください。',
    Pledge_OnlyPledger: 'いまは質入れした人だけが請け出せます。期限はページで確認してください。',
    Pledge_InsufficientShares: 'シェアが足りません。先にほかの保有者から不足分を入手してください。',
    Pledge_PriceAboveMaximum:
      'いったん請け出されて再び質入れされ、必要なシェアが増えました。ページを更新して価格を確認してください。',
    Pledge_InvalidReceiver: 'このアドレスにはシェアもペットも送れません。別のアドレスを入力してください。',
    Pledge_NotFeeRecipient: '手数料を受け取れるのは受取人だけです。そのウォレットを接続してください。',
    Pledge_NothingToClaim: 'いま受け取れる手数料はありません。',
    Pledge_SupplyNotProven: '供給が増えないことを確認できないコレクションのため、質入れできません。',
    Pledge_SupplyNotFixed:
      'まだ新しくミントできるコレクションのため、質入れできません。先にミントを終了してください。',
    Pledge_SharesFixed:
      '質入れ中のペットがあるあいだ、シェア数は変更できません。元の数のままにしてください。',
    Pledge_InvalidSettings:
      '設定が範囲外です。シェアは0より大きく、手数料は10%以下、割引は手数料以下にしてください。',
    Pledge_InvalidTimes: '請け出し期限と割引開始は365日以内にしてください。',
    Market_TermsMismatch:
      'ご覧になった後で、価格かコインが変わりました。いったん閉じて、新しい価格を見てから決めてください。',
    Market_AskNotFound: 'もう売っていません。売れたか、移ったか、出品が取り下げられました。',
    Market_AskNotOpen: '販売はまだ始まっていないか、もう終わりました。',
    Market_NotTokenOwner: 'この子はもうあなたのウォレットにいません。',
    Market_NotApproved: '売り手が、マーケットの許可を取り消しました。',
    Market_BidNotFound: 'この入札はもうありません。受けられたか、取り消されました。',
    Market_BidExists: 'この子にはもう入札しています。その入札を変えてください。',
    Market_BidExpired: 'この入札は期限が切れました。取り消せるのは入札者だけです。',
    Market_ExpiresTooSoon:
      '売買後も、名前の有効期限が7日以上残っている必要があります。終了日時を早めるか、先に更新してください。',
    CollectionOffers_OfferNotFound:
      'このコレクションオファーはもうありません。すべて成立したか、取り消されました。',
    CollectionOffers_OfferExists:
      'このコレクションにはすでにオファーがあります。そのオファーを変更するか、取り消してください。',
    CollectionOffers_OfferExpired: 'このコレクションオファーは終了しました。別のオファーを選んでください。',
    CollectionOffers_InvalidQuantity:
      'オファーの残り数が足りません。ページを再読み込みして、数を減らしてください。',
    CollectionOffers_OwnOffer: '自分のオファーは承認できません。',
    TradeLimits_PriceBelowFloor: 'このコインで許された最低価格を下回っています。',
    TradeLimits_PriceAboveCeiling: 'このコインで許された最高価格を上回っています。',
    TradeLimits_DurationTooLong: '許された期間より長いです。短い期間を選んでください。',
    TradeLimits_InvalidEnd: 'その時刻はもう過ぎました。後の時刻を選んでください。',
    SupportedCoins_NotSupported: 'マーケットはこのコインを扱っていません。ほかのコインを選んでください。',
    SupportedCollections_NotSupported: 'マーケットはこのコレクションを扱っていません。',
    SupportedCollections_Blacklisted: 'マーケットはこのコレクションを扱っていません。',
    ERC721InsufficientApproval: 'マーケットはこの子を動かせません。持ち主が許可を取り消しました。',
    ERC721IncorrectOwner: 'この子はもうほかのウォレットにいます。',
    CollectionFactory_Closed: 'いまはコレクションの作成を止めています。少ししてからまた来てください。',
    CollectionFactory_AlreadyDeployed: 'このコレクションはもうチェーンにあります。一覧で探してください。',
    CollectionFactory_InvalidNameLength: '名前が長すぎます。短くしてください。',
    CollectionFactory_InvalidSymbolLength: 'シンボルが長すぎます。短くしてください。',
    Collection_NotOwner: 'これができるのは所有者だけです。そのウォレットを接続してください。',
    Collection_NotCollaborator: 'これができるのは所有者と共同作業者だけです。',
    Collection_InvalidQuantity: '1 回の取引では 200 個までです。減らしてください。',
    CollectionSale_NotActive: 'この販売は終了したか、まだ始まっていません。',
    CollectionSale_NotOpenToAll: 'まだ全員には公開されていません。一般販売をお待ちください。',
    CollectionSale_NotWhitelisted: 'このウォレットはこの販売のリストにありません。',
    CollectionSale_PriceMismatch: '価格が変わりました。新しい価格を見て、もう一度お試しください。',
    CollectionSale_SeriesMismatch: '今は別の作品が販売されています。確認してから、もう一度お試しください。',
    CollectionSale_LimitReached: 'このウォレットは購入上限に達しています。',
    CollectionSale_SoldOut: 'この販売は売り切れです。',
    Governed_NotAdmin: 'プラットフォームの管理者だけができます。そのウォレットを接続してください。',
    Exchange_Expired: '見積もりから 20 分が過ぎました。いったん閉じて、新しい価格を見てから決めてください。',
    Exchange_InsufficientOutput:
      '価格が動き、受け取る額が最低額を下回ります。いったん閉じて、新しい価格を見てから決めてください。',
    Exchange_AmountTooLarge: 'この額は扱えません。少なくしてください。',
    Names_Taken: 'この名前は先に登録されました。別の名前を探してください。',
    Names_NotCommitted:
      'ステップ 1 から 1 分未満か、1 日以上たっています。少し待つか、ステップ 1 をもう一度送信してください。',
    Names_PriceMismatch: '価格が変わりました。いったん閉じて、新しい価格を確かめてから決めてください。',
    Names_ExpiryTooFar: '名前は 100 年先まで登録できます。年数を減らしてください。',
    Names_NotRegistered: 'この名前はもう登録されていません。検索して登録してください。',
    Names_Expired: 'この名前は期限切れです。先に更新してください。',
    Names_NotTokenOwner: 'この名前はもうあなたのウォレットにありません。',
    Names_AddrMismatch: 'この名前は別のアドレスを表しています。先にアドレスのレコードを変更してください。',
    Gacha_Closed: 'このマシンは停止中です。しばらくしてからお試しください。',
    Gacha_InsufficientStock: 'マシンにそれだけのペットは残っていません。回数を減らしてください。',
    Gacha_PriceAboveMax:
      '誰かが先に引いたため、価格が上がりました。閉じて新しい価格を見てから、改めて決めてください。',
    Gacha_NotTokenOwner: 'このペットはもうウォレットにいません。',
    Collection_Closed:
      'このコレクションは閉じています。持ち主と、持ち主が選んだウォレットだけがミントできます。',
    Collection_Paused: '今はすべてのミントを止めています。少し後でお越しください。',
    Collection_MintingEnded: 'このコレクションのミントは永久に終了しました。',
    MaxFee_Exceeded: 'ミント手数料が変わりました。新しい手数料を確認して、もう一度お試しください。',
    Collection_MintLimitReached: 'このコレクションはいっぱいです。すべてミントされました。',
    Collection_SeriesLimitReached: 'このシリーズはいっぱいです。すべてミントされました。',
    Collection_RoyaltyAboveTop: '作者の取り分が上限を超えています。',
    Coin_InvalidValue: 'ミント手数料が変わったばかりです。新しい金額を確認して、もう一度お試しください。',
  },
}
