/** Says above every page that the platform is being maintained; its code comes when it is. */
import { lazy, Suspense } from 'react'
import { useAllowed, useApp } from './AppContext.tsx'

const MaintenanceNotice = lazy(() => import('#web/features/platform/MaintenanceNotice.tsx'))

export function MaintenanceBanner() {
  const { maintenance } = useApp().platformSettings
  const mayChange = useAllowed('ADMINISTRATION')
  if (!maintenance) return null
  return (
    <Suspense fallback={null}>
      <MaintenanceNotice maintenance={maintenance} mayChange={mayChange} />
    </Suspense>
  )
}
