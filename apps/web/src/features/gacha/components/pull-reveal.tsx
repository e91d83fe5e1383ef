import { redeemValue } from '@mofu/domain/redeem-value'
import type { Pull } from '@mofu/wire/gacha'
import { clsx } from 'clsx'
import { useState } from 'react'

import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FairnessLink } from '../../../parts/fairness-link.tsx'
import { fairnessPath } from '../../../parts/fairness-path.ts'
import { ShareButton } from '../../../parts/share-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { amountText, type GachaCoin } from '../gacha-coin.ts'
import { petPicture } from '../pet-picture.ts'
import { CapsuleMachine } from './capsule-machine.tsx'
import { PetImage } from './pet-image.tsx'
import { PetLink } from './pet-link.tsx'
import { TierBadge } from './tier-badge.tsx'

type PullRevealProps = { pull: Pull; coin: GachaCoin; onClose: () => void }

/**
 * The machine turns, a capsule drops, the pets are there. No celebration: what redeeming gives is always less than what
 * was paid. The results are in the page from the first moment, so nobody has to wait for the motion to read them.
 */
export function PullReveal({ pull, coin, onClose }: PullRevealProps) {
  const t = useTranslations('gacha')
  const { mediaUrl } = useAppConfig()
  const [isOver, setOver] = useState(false)
  const isSingle = pull.pets.length === 1
  const path = fairnessPath('gacha', pull.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revealTitle', { count: pull.pets.length })}
      closeLabel={t('close')}
    >
      {isOver ? null : (
        <div className="relative mx-auto mb-4 w-36 pb-10" aria-hidden="true">
          <CapsuleMachine isTurning />
          <span className="animate-drop bg-honey border-plum absolute bottom-0 left-1/2 size-12 rounded-full border-4" />
        </div>
      )}
      <ul
        onAnimationEnd={() => setOver(true)}
        className={clsx(
          'grid gap-4',
          isSingle ? 'mx-auto max-w-64' : 'grid-cols-2',
          !isOver && 'animate-unwrap',
        )}
      >
        {pull.pets.map(({ petId, pet, name, tier, paid }) => (
          <li key={pet} className="card p-2">
            <PetImage url={petPicture(mediaUrl, pet)} name={name} sizes="240px" />
            <p className="font-display mt-2 px-1 text-lg font-extrabold">
              <PetLink id={petId} name={name} onFollow={onClose} />
            </p>
            <p className="px-1">
              <TierBadge tier={tier} />
            </p>
            <p className="text-soft px-1 pt-1 text-sm">
              {t('result', {
                paid: amountText(coin, BigInt(paid)),
                value: amountText(coin, redeemValue(BigInt(paid))),
              })}
            </p>
          </li>
        ))}
      </ul>
      <FairnessLink kind="gacha" id={pull.id} className="mt-4 inline-block" />
      <div className="mt-6 flex flex-wrap gap-3">
        {isOver ? null : <Button onClick={() => setOver(true)}>{t('skip')}</Button>}
        {path === undefined ? null : (
          <ShareButton path={path} title={pull.pets.map(({ name }) => name).join(', ')} />
        )}
        <Button className="grow" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
