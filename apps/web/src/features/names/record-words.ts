import type { NameTextKey } from '@mofu/domain/name-records'
import type { ScreenWords } from '@mofu/words/screens/en'

/** The word of each record: a key of a text cannot contain a dot. */
export const recordWords = {
  avatar: 'avatar',
  description: 'description',
  url: 'url',
  email: 'email',
  'com.twitter': 'twitter',
  'org.telegram': 'telegram',
} as const satisfies Record<NameTextKey, keyof ScreenWords['names']['records']>
