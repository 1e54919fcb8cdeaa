/** The bell: how many are unread, the latest ones, and the way to mark them. It changes without a reload. */
import { Box, Button, HStack, IconButton, Text, chakra } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { Suspense, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/app/notificationBell.js'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { Popup } from '#web/ui/Popup.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { useMarkAllRead } from './useMarkAllRead.ts'
import { useUnreadCount } from './useUnreadCount.ts'

const NotificationList = lazily(() => import('./NotificationList.tsx'))

/** Above this many the badge says 99+ (docs/spec/notifications.md#the-bell). */
const most = 99

/** Tells the number as soon as it is there: nothing waits for it, and the bell that was opened before it came stays open. */
function Counting({ onCount }: { onCount: (count: number) => void }) {
  const count = useUnreadCount()
  useLayoutEffect(() => onCount(count), [count, onCount])
  return null
}

export function NotificationBell() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Suspense fallback={null}>
        <Counting onCount={setCount} />
      </Suspense>
      <BellWith count={count} />
    </>
  )
}

function BellWith({ count }: { count: number }) {
  const [markAll] = useMarkAllRead()
  const shown = count > most ? `${most}+` : String(count)
  // The name holds what the badge shows, for those who say it (WCAG 2.5.3).
  const label = count ? texts.notificationsUnread({ count: shown }) : texts.notifications()
  return (
    <Popup
      label={texts.notifications()}
      width={{ base: 'calc(100vw - 24px)', sm: '400px' }}
      trigger={
        <IconButton variant="ghost" aria-label={label} position="relative">
          <Bell size={20} />
          {count > 0 && (
            <chakra.span
              position="absolute"
              top="0.5"
              insetInlineEnd="0.5"
              minW="4.5"
              height="4.5"
              paddingX="1"
              borderRadius="full"
              bg="danger.solid"
              color="white"
              fontSize="2xs"
              fontWeight="bold"
              lineHeight="18px"
              aria-hidden
              data-testid="unread"
            >
              {shown}
            </chakra.span>
          )}
        </IconButton>
      }
    >
      {(close) => (
        <>
          <HStack justifyContent="space-between" paddingX="4" paddingY="3" borderBottomWidth="1px">
            <Text fontWeight="semibold">{texts.notifications()}</Text>
            <Button size="xs" variant="ghost" disabled={count === 0} onClick={() => void markAll()}>
              {texts.markAllRead()}
            </Button>
          </HStack>
          <Box maxH="60dvh" overflowY="auto">
            <Suspense fallback={<PartSpinner />}>
              <NotificationList onFollow={close} />
            </Suspense>
          </Box>
          <HStack justifyContent="center" padding="2" borderTopWidth="1px">
            <Button asChild size="xs" variant="ghost">
              <Link to="/notifications" onClick={close}>
                {texts.seeAllNotifications()}
              </Link>
            </Button>
          </HStack>
        </>
      )}
    </Popup>
  )
}
