/** A role in words; the platform's own labels come first. */
import { useApp } from '#web/app/AppContext.tsx'
import type { AppViewer } from '#web/app/app.ts'
import { roleLabel } from '#web/app/homes.ts'

export const RoleName = ({ role }: { role: string }) => {
  const { whiteLabel } = useApp()
  return roleLabel(role as AppViewer['role'], whiteLabel.roleLabels)
}
