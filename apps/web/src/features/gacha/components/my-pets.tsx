import type { Address } from '@mofu/domain/address'
import { pictureSizes } from '@mofu/domain/picture-sources'
import type { OwnPet } from '@mofu/wire/gacha'
import type { ReactNode } from 'react'

import { useAppConfig, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { useSwitchedOff } from '../../../parts/play/use-switched-off.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { redeemPet } from '../actions/redeem-pet.ts'
import type { GachaCoin } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { petPicture } from '../pet-picture.ts'
import { PetImage } from './pet-image.tsx'
import { PetLink } from './pet-link.tsx'
import { TierBadge } from './tier-badge.tsx'

type MyPetsProps = { place: GachaPlace; pets: readonly OwnPet[]; coin: GachaCoin; account: Address }

/** The pets of an account, and what each redeems for. */
export function MyPets({ place, pets, coin, account }: MyPetsProps) {
  const t = useTranslations('gacha')
  const switchedOff = useSwitchedOff('redemption')
  const wallet = useAccount()
  const start = useStartTx()
  const { mediaUrl } = useAppConfig()
  const network = useNetworkOf(place.chainId)
  const { symbol, decimals } = coin
  const isOnNetwork = wallet.status === 'connected' && wallet.chainId === place.chainId
  const redeem = ({ tokenId, name, pet, paid }: OwnPet) => {
    const facts = { tokenId: BigInt(tokenId), name, picture: petPicture(mediaUrl, pet), paid: BigInt(paid) }
    start(redeemPet({ place, pet: facts, coin, account, gone: t('redeemGone') }))
  }
  return (
    <>
      {isOnNetwork && switchedOff === undefined ? null : (
        <div className="mb-4 max-w-md">
          {switchedOff === undefined ? (
            <SwitchNetwork chainId={place.chainId} networkTitle={network?.title ?? ''} />
          ) : (
            <Note tone="honey">{switchedOff}</Note>
          )}
        </div>
      )}
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {pets.map((own) => (
          <li key={own.id} className="card flex flex-col p-2 sm:p-3">
            <PetImage url={petPicture(mediaUrl, own.pet)} name={own.name} sizes={pictureSizes.card} />
            <div className="flex grow flex-col gap-1 px-1 pt-3 sm:px-2">
              <h3 className="text-base">
                <PetLink id={own.id} name={own.name} />
              </h3>
              <p>
                <TierBadge tier={own.tier} />
              </p>
              <dl className="text-sm">
                <Fact label={t('paidFor')}>
                  <AmountLabel amount={BigInt(own.paid)} coin={symbol} decimals={decimals} />
                </Fact>
                <Fact label={t('redeemsFor')}>
                  <AmountLabel amount={BigInt(own.redeemValue)} coin={symbol} decimals={decimals} />
                </Fact>
              </dl>
              {switchedOff === undefined ? (
                <Button
                  size="small"
                  className="mt-auto"
                  aria-label={t('redeemPet', { name: own.name })}
                  disabled={!isOnNetwork}
                  onClick={() => redeem(own)}
                >
                  {t('redeem')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
