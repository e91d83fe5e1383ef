import { type SettingsFault, settingsFault } from '@mofu/domain/pledge-terms'
import type { PledgePool } from '@mofu/wire/pledge'
import { useState } from 'react'

import { readSettings, type SettingsTexts, settingsTexts, usualTexts } from './settings-texts.ts'

/** The form state of a collection's settings: as they are, or usual ones for a new collection. */
export function useSettingsForm(pool: PledgePool | undefined) {
  const [texts, setTexts] = useState<SettingsTexts>(() => (pool ? settingsTexts(pool) : usualTexts))
  const set = (name: keyof SettingsTexts) => (text: string) => setTexts({ ...texts, [name]: text })
  const { settings, unread } = readSettings(texts, pool)
  const fault: SettingsFault | undefined = unread ?? settingsFault(settings)
  return { texts, set, settings, fault }
}
