/** How a notification is meant, as a sign with a colour and a word. */
import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { NotificationType } from '#web/__generated__/NotificationList_row.graphql.ts'

const icons = {
  SUCCESS: { Icon: CircleCheck, colour: 'success.fg' },
  WARNING: { Icon: TriangleAlert, colour: 'warning.fg' },
  ERROR: { Icon: CircleAlert, colour: 'danger.fg' },
  REMINDER: { Icon: Clock, colour: 'pending.fg' },
  INFO: { Icon: Info, colour: 'info.fg' },
} as const

export function NotificationIcon({ type }: { type: NotificationType }) {
  const { Icon, colour } = icons[type]
  return (
    <chakra.span color={colour} paddingTop="0.5" flexShrink="0">
      <Icon size={16} aria-label={type.toLowerCase()} />
    </chakra.span>
  )
}
