/** The toaster, once somebody uses the page or there is something to say: a first visit has no need of it. */
import { Suspense, useEffect, useState } from 'react'
import { lazily, whenUsed } from '../overlay/lazily.ts'
import { onToast } from './toast.ts'

const Toaster = lazily(() => import('./Toaster.tsx').then(({ Toaster: component }) => ({ default: component })))

export function LateToaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    whenUsed(async () => setWanted(true))
    // The toaster takes what was said from here when it is there.
    return onToast((toast) => toast && setWanted(true))
  }, [])
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
