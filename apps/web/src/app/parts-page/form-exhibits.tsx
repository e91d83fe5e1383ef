import { useState } from 'react'

import { type CoinChoice, CoinSelect } from '../../parts/coin-select.tsx'
import { FileField } from '../../parts/file-field.tsx'
import { UploadField } from '../../parts/upload-field.tsx'
import { PillChoice } from '../../ui/pill-choice.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Exhibit } from './exhibit.tsx'

const nativeCoin = `0x${'0'.repeat(40)}`
const coins: readonly CoinChoice[] = [
  { address: nativeCoin, symbol: 'ETH', decimals: 18, balance: 12_345_678_901_234_567_890n },
  { address: `0x${'1'.repeat(40)}`, symbol: 'GBT', decimals: 18, balance: 0n },
  { address: `0x${'2'.repeat(40)}`, symbol: 'USDC', decimals: 6 },
]

const sizes = ['Small', 'Middle', 'Large'] as const

/** Half a second per tenth; a file with "fail" in its name fails half way. */
async function pretendUpload(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let tenth = 1; tenth <= 10; tenth++) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    signal.throwIfAborted()
    if (tenth === 5 && file.name.includes('fail')) throw new Error('failed half way')
    onProgress(tenth / 10)
  }
}

export function FormExhibits() {
  const [coin, setCoin] = useState(nativeCoin)
  const [text, setText] = useState('')
  const [size, setSize] = useState<(typeof sizes)[number]>('Small')
  const [days, setDays] = useState(7)
  return (
    <>
      <Exhibit file="ui/text-field.tsx">
        <TextField label="Name" value={text} onText={setText} hint="As shown on the card." />
        <TextField
          label="E-mail"
          value="hana@"
          onText={() => undefined}
          problem="Please enter the correct email format"
        />
        <TextField label="Not now" value="" onText={() => undefined} disabled />
      </Exhibit>
      <Exhibit file="ui/radio-choice.tsx">
        <RadioChoice
          label="Size"
          name="size"
          values={sizes}
          chosen={size}
          onChoose={setSize}
          textOf={(one) => one}
        />
      </Exhibit>
      <Exhibit file="ui/pill-choice.tsx">
        <PillChoice
          legend="It stands for"
          choices={[1, 7, 30].map((value) => ({ value, label: `${value} d` }))}
          value={days}
          onChoose={setDays}
        />
      </Exhibit>
      <Exhibit file="parts/coin-select.tsx">
        <CoinSelect coins={coins} value={coin} onChoose={setCoin} />
        <CoinSelect coins={coins} value={coin} onChoose={setCoin} isDisabled />
      </Exhibit>
      <Exhibit file="parts/file-field.tsx">
        <div className="w-full max-w-md">
          <FileField
            label="Artwork"
            kinds={['image/png', 'image/jpeg', 'audio/mpeg', 'video/mp4']}
            mostMegabytes={50}
            onUpload={pretendUpload}
          />
        </div>
      </Exhibit>
      <Exhibit file="parts/upload-field.tsx">
        <div className="w-full max-w-md">
          <UploadField label="Artwork, sent for real" purpose="artwork" onFile={() => undefined} />
        </div>
      </Exhibit>
    </>
  )
}
