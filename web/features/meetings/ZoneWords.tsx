/** On whose clock times are shown; with the university's when it is another. */
import { useState } from 'react'
import * as texts from '#texts/meetings/zoneWords.js'
import { useViewer } from '#web/app/AppContext.tsx'
import { zoneInWords } from '#api/inWords.rules.ts'
import { universityZone as university } from '#api/universityDay.rules.ts'
import { clockTime } from '#web/ui/calendar/days.ts'

export function ZoneWords() {
  const { timeZone } = useViewer()
  const [now] = useState(() => new Date().toISOString())
  if (clockTime(now, timeZone) === clockTime(now, university))
    return <>{texts.timesShownIn({ timeZone: zoneInWords(timeZone) })}</>
  return (
    <>
      {texts.timesShownInWhere({
        timeZone: zoneInWords(timeZone),
        now: clockTime(now, timeZone),
        university: zoneInWords(university),
        universityNow: clockTime(now, university),
      })}
    </>
  )
}

/** A time on the university's clock, for those whose own shows another. */
export function universityTime(instant: string, timeZone: string): string | null {
  const there = clockTime(instant, university)
  return there === clockTime(instant, timeZone) ? null : texts.atTheUniversity({ there })
}
