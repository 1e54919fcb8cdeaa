/** The toaster, once somebody uses the page or there is something to say: a first visit has no need of it. */
import { useEffect, useState, type ComponentType } from 'react'
import { whenUsed } from '../overlay/lazily.ts'
import { onToast } from './toast.ts'

const toaster = async () => (await import('./Toaster.tsx')).Toaster

/** It stands beside all pages, so that it must not fail: what cannot be loaded is asked for again, and says then what waits. */
export function LateToaster({ load = toaster }: { load?: () => Promise<ComponentType> }) {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchIt = async () => {
      const loaded = await load()
      setToaster(() => loaded)
    }
    const again = () => void fetchIt().catch(() => {})
    whenUsed(fetchIt)
    window.addEventListener('online', again)
    // The toaster takes what was said from here when it is there.
    const end = onToast((toast) => toast && again())
    return () => {
      end()
      window.removeEventListener('online', again)
    }
  }, [load])
  return Toaster && <Toaster />
}
