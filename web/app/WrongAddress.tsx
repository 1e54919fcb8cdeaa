/** Goes on without what the server refuses of an address, such as a filter by an unknown status. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leaveOut, type Refused } from './leaveOut.ts'
import { leavingOut, leftOutOf } from '#web/ui/list/leftOut.ts'

export function WrongAddress(refused: Refused) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [next] = useState(() => {
    const { kept, leftOut } = leaveOut(new URLSearchParams(search), refused)
    const options = { replace: true, state: leavingOut([...leftOutOf(state), ...leftOut]) }
    return { to: { pathname, search: kept.toString() }, options }
  })
  useEffect(() => void navigate(next.to, next.options), [navigate, next])
  return null
}
