/** The secret address at which calendar programs follow the viewer's events. */
import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
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
  const { revalidate } = useRevalidator()
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
    { success: { title: 'The address has ended' } },
  )
  const close = () => {
    setUrl('')
    setOpen(false)
  }
  const start = async () => {
    const made = await make({})
    if (made.ok) setUrl(made.data.createCalendarFeed.url)
    void revalidate()
  }
  const end = async () => {
    await revoke({})
    void revalidate()
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarSync size={16} aria-hidden />
        Calendar address
      </Button>
      <Modal open={open} onClose={close} title="Calendar address" lasting={url !== ''}>
        {url ? (
          <ShownOnce value={url} label="The address" onDone={close} />
        ) : (
          <Stack gap="4">
            <Text>
              Your calendar program can follow your meetings at a secret address. Whoever knows it sees them: keep it to
              yourself, and make a new one or end it when somebody else may know it.
            </Text>
            {calendarFeed ? (
              <>
                <Facts
                  facts={[
                    ['Made', formatTime(calendarFeed.createdAt)],
                    ['Last read', calendarFeed.lastReadAt ? formatTime(calendarFeed.lastReadAt) : 'Not yet'],
                  ]}
                />
                <Alert.Root status="info">
                  <Alert.Indicator />
                  <Alert.Title>A new address ends the present one.</Alert.Title>
                </Alert.Root>
              </>
            ) : (
              <Text color="fg.muted">There is none at present.</Text>
            )}
            <HStack wrap="wrap">
              <Button loading={making} onClick={() => void start()}>
                {calendarFeed ? 'Make a new address' : 'Make an address'}
              </Button>
              {calendarFeed && (
                <Button variant="outline" colorPalette="red" loading={revoking} onClick={() => void end()}>
                  End it
                </Button>
              )}
            </HStack>
          </Stack>
        )}
      </Modal>
    </>
  )
}
