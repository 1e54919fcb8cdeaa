/** Says above every page that the platform is being maintained; its code comes when it is. */
import { lazy, Suspense } from 'react'
import { useApp } from './AppContext.tsx'

const MaintenanceNotice = lazy(() => import('#web/features/platform/MaintenanceNotice.tsx'))

export function MaintenanceBanner() {
  const { platformSettings, viewer } = useApp()
  const { maintenance } = platformSettings
  if (!maintenance) return null
  return (
    <Suspense fallback={null}>
      <MaintenanceNotice maintenance={maintenance} mayChange={viewer?.role === 'ADMIN'} />
    </Suspense>
  )
}
