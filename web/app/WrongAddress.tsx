/** A page whose address asks for something that does not exist, such as a filter by an unknown status. */
import { useLocation, useNavigate } from 'react-router'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'

export function WrongAddress() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <ErrorState
      title="The filters in this address were not recognized"
      message="The link may be old or incomplete."
      action="Clear filters"
      onAction={() => void navigate(pathname)}
    />
  )
}
