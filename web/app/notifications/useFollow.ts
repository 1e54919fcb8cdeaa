/** Following a notification: to the page that it is about, and it counts as read. */
import { useNavigate } from 'react-router'
import { useMarkRead } from './useMarkRead.ts'

interface Followed {
  readonly id: string
  readonly isRead: boolean
  readonly actionUrl: string | null | undefined
}

/** `before` runs before another page opens. */
export function useFollow(before?: () => void): (notification: Followed) => Promise<void> {
  const navigate = useNavigate()
  const mark = useMarkRead()
  return async ({ id, isRead, actionUrl }) => {
    if (actionUrl) {
      before?.()
      void navigate(actionUrl)
    }
    if (!isRead) await mark([id])
  }
}
