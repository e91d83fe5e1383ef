import { Heart } from 'lucide-react'
import { useState } from 'react'

import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { InfoBox } from '../../ui/info-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { Exhibit } from './exhibit.tsx'

const tones: readonly BadgeTone[] = ['plain', 'mint', 'honey', 'berry']
const stateNames = { done: 'Done', now: 'Now', failed: 'Failed', ahead: 'Ahead' }

export function UiExhibits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Exhibit file="ui/button.tsx">
        {(['main', 'plain', 'quiet'] as const).map((look) =>
          (['large', 'normal', 'small'] as const).map((size) => (
            <Button key={look + size} look={look} size={size}>
              {look} {size}
            </Button>
          )),
        )}
        <Button look="main" disabled>
          disabled
        </Button>
        <Button disabled>disabled</Button>
      </Exhibit>
      <Exhibit file="ui/icon-button.tsx, ui/copy-button.tsx, ui/info-box.tsx">
        <IconButton label="Like">
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
        <CopyButton text="paw" label="Copy paw" doneLabel="Copied" />
        <InfoBox label="What is this?">It stays for half a second after the pointer has left.</InfoBox>
      </Exhibit>
      <Exhibit file="ui/badge.tsx">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Exhibit>
      <Exhibit file="ui/dialog.tsx">
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="A window"
          description="Escape and a press beside it close it."
          closeLabel="Close"
        >
          <Button look="main" onClick={() => setOpen(false)}>
            OK
          </Button>
        </Dialog>
      </Exhibit>
      <Exhibit file="ui/skeleton.tsx">
        <Skeleton className="h-12 w-64 rounded-2xl" />
      </Exhibit>
      <Exhibit file="ui/step-list.tsx">
        <StepList
          label="A payment"
          stateNames={stateNames}
          steps={[
            { title: 'Allow', text: 'Exactly 1.5 ETH, not more.', state: 'done' },
            { title: 'Sign', text: 'Your wallet is asking.', state: 'now' },
            { title: 'Wait for a block', state: 'ahead' },
          ]}
        />
        <StepList
          label="A payment that failed"
          stateNames={stateNames}
          steps={[
            { title: 'Allow', state: 'done' },
            { title: 'Sign', text: 'You said no. Nothing was paid.', state: 'failed' },
          ]}
        />
      </Exhibit>
    </>
  )
}
