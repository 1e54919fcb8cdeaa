/** The secret address at which calendar programs follow the viewer's events. */
import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/calendarAddress.js'
import type { CalendarAddressMutation } from '#web/__generated__/CalendarAddressMutation.graphql.ts'
import type { CalendarAddressRevokeMutation } from '#web/__generated__/CalendarAddressRevokeMutation.graphql.ts'
import type { CalendarAddress_query$key } from '#web/__generated__/CalendarAddress_query.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ShownOnce } from '#web/ui/ShownOnce.tsx'

export function CalendarAddress({ query: key }: { query: CalendarAddress_query$key }) {
  const { calendarFeed } = useFragment(
    graphql`
      fragment CalendarAddress_query on Query {
        calendarFeed {
          createdAt
          lastReadAt
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const [make, making] = useAction<CalendarAddressMutation>(graphql`
    mutation CalendarAddressMutation {
      createCalendarFeed {
        url
      }
    }
  `)
  const [revoke, revoking] = useAction<CalendarAddressRevokeMutation>(
    graphql`
      mutation CalendarAddressRevokeMutation {
        revokeCalendarFeed {
          revoked
        }
      }
    `,
    { success: { title: texts.theAddressHasEnded() } },
  )
  const close = () => {
    setUrl('')
    setOpen(false)
  }
  const start = async () => {
    const made = await make({})
    if (made.ok) setUrl(made.data.createCalendarFeed.url)
  }
  const end = () => revoke({})
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarSync size={16} aria-hidden />
        {texts.calendarAddress()}
      </Button>
      <Modal open={open} onClose={close} title={texts.calendarAddress()} lasting={url !== ''}>
        {url ? (
          <ShownOnce value={url} label={texts.theAddress()} onDone={close} />
        ) : (
          <Stack gap="4">
            <Text>{texts.yourCalendarProgramCanFollow()}</Text>
            {calendarFeed ? (
              <>
                <Facts
                  facts={[
                    [texts.made(), formatTime(calendarFeed.createdAt)],
                    [texts.lastRead(), calendarFeed.lastReadAt ? formatTime(calendarFeed.lastReadAt) : texts.notYet()],
                  ]}
                />
                <Alert.Root status="info">
                  <Alert.Indicator />
                  <Alert.Title>{texts.aNewAddressEndsThe()}</Alert.Title>
                </Alert.Root>
              </>
            ) : (
              <Text color="fg.muted">{texts.thereIsNoneAtPresent()}</Text>
            )}
            <HStack wrap="wrap">
              <Button loading={making} onClick={() => void start()}>
                {calendarFeed ? texts.makeANewAddress() : texts.makeAnAddress()}
              </Button>
              {calendarFeed && (
                <Button variant="outline" colorPalette="danger" loading={revoking} onClick={() => void end()}>
                  {texts.endIt()}
                </Button>
              )}
            </HStack>
          </Stack>
        )}
      </Modal>
    </>
  )
}
