/** An expert beside whatever page one is on: from the directory, the search, a list of ideas. */
import { lazy } from 'react'
import * as texts from '#texts/experts/expertOverlay.js'
import { expertParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'

const ExpertProfile = lazy(() => import('./ExpertProfile.tsx'))

export function ExpertOverlay() {
  const [open, setOpen] = useOpenNumber(expertParameter)
  return (
    <SideDrawer open={open !== null} title={texts.expert()} kind onClose={() => setOpen(null)}>
      {open !== null && <ExpertProfile key={open} number={open} />}
    </SideDrawer>
  )
}
