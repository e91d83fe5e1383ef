import { canRedeem, redeemPriceAt } from '@mofu/domain/pledge-terms'
import type { Pledge } from '@mofu/wire/pledge'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { redeemPledged } from '../actions/redeem-pledged.ts'
import { addressOf } from '../pledge-place.ts'
import { pledgedToken } from '../pledge-token.ts'
import { shareText } from '../share-text.ts'
import { useTimeText } from '../use-time-text.ts'

type RedeemActionProps = {
  pledge: Pledge
  account: string
  /** What the account holds of its shares. */
  held: bigint
  /** The chain's time. */
  now: number
}

/** The button that redeems, or why the account cannot. */
export function RedeemAction({ pledge, account, held, now }: RedeemActionProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const time = useTimeText()
  const { chainId } = useConnection()
  const network = useNetworkOf(pledge.chainId)
  const terms = {
    ...pledge,
    sharesCount: BigInt(pledge.sharesCount),
    discount: BigInt(pledge.discount),
  }
  const price = redeemPriceAt(terms, now)
  const answer = canRedeem(terms, { account: account.toLowerCase(), shares: held, at: now })
  if (answer === 'not-pledged') return <p>{t('why.notPledged')}</p>
  if (answer === 'only-pledger') {
    return (
      <p>{t('why.onlyPledger', { date: time(pledge.redeemTime), price: shareText(priceThen(terms)) })}</p>
    )
  }
  if (answer === 'too-few-shares') {
    const facts = { price: shareText(price), held: shareText(held), missing: shareText(price - held) }
    return (
      <p>
        {now < pledge.discountAt && terms.discount > 0n
          ? t('why.tooFewThenLess', {
              ...facts,
              date: time(pledge.discountAt),
              later: shareText(price - terms.discount),
            })
          : t('why.tooFew', facts)}
      </p>
    )
  }
  if (chainId !== pledge.chainId) {
    return <SwitchNetwork chainId={pledge.chainId} networkTitle={network?.title ?? ''} />
  }
  const redeem = () =>
    start(
      redeemPledged({
        token: pledgedToken(pledge),
        account: addressOf(account),
        price,
        most: t('plan.redeemMost'),
      }),
    )
  return (
    <Button look="main" onClick={redeem}>
      {t('redeem', { name: petTitle(pledge) })}
    </Button>
  )
}

/** What it costs when everyone may redeem it. */
function priceThen(terms: { sharesCount: bigint; discount: bigint; discountAt: number; redeemTime: number }) {
  return redeemPriceAt(terms, terms.redeemTime)
}
