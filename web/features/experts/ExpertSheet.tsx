/** An expert beside whatever page one is on: from the directory, the search, a list of ideas. */
import { lazy } from 'react'
import * as texts from '#texts/experts/expertSheet.js'
import { expertParameter } from './expert.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'

const ExpertProfile = lazy(() => import('./ExpertProfile.tsx'))

export function ExpertSheet() {
  const [open, setOpen] = useOpenNumber(expertParameter)
  return (
    <RecordSheet kind={texts.expert()} number={open} onClose={() => setOpen(null)}>
      {(number) => <ExpertProfile number={number} />}
    </RecordSheet>
  )
}
