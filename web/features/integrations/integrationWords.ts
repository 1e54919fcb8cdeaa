/** The names, purposes and states of external services. */
import { CircleCheck, CircleOff, CircleX } from 'lucide-react'
import * as texts from '#texts/integrations/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

const names: Record<string, string> = {
  ZOOM: texts.zoom(),
  TEAMS: texts.teams(),
  CALDAV: texts.calDav(),
  GOOGLE_CALENDAR: texts.google(),
  MICROSOFT_CALENDAR: texts.microsoft(),
}
export const nameOf = (kind: string): string => names[kind] ?? kind

export const isVideo = (kind: string): boolean => kind === 'ZOOM' || kind === 'TEAMS'

const purposes: Record<string, string> = {
  ZOOM: texts.zoomWhat(),
  TEAMS: texts.teamsWhat(),
  CALDAV: texts.calDavWhat(),
  GOOGLE_CALENDAR: texts.googleWhat(),
  MICROSOFT_CALENDAR: texts.microsoftWhat(),
}
export const purposeOf = (kind: string): string => purposes[kind] ?? ''

interface State {
  enabled: boolean
  testedAt: string | null | undefined
  worked: boolean
}

/** A test that failed says more than the switch. */
export const lookOf = ({ enabled, testedAt, worked }: State): Look =>
  !enabled
    ? { tone: 'neutral', icon: CircleOff, words: texts.off() }
    : testedAt && !worked
      ? { tone: 'danger', icon: CircleX, words: texts.failing() }
      : { tone: 'success', icon: CircleCheck, words: texts.inUse() }
