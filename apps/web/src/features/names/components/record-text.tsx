import type { NameTextKey } from '@mofu/domain/name-records'

import { webLink } from '../web-link.ts'

/** Anyone can write anything in a record: nothing but an https address becomes a link. */
export function RecordText({ of, value }: { of: NameTextKey; value: string }) {
  const link = of === 'url' ? webLink(value) : undefined
  return link ? (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-all underline underline-offset-4"
    >
      {link.text}
    </a>
  ) : (
    value
  )
}
