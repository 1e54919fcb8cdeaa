/** Says on every page that an administrator sees the platform as another person, until when, and ends it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/app/viewingBanner.js'
import type { ViewingBannerMutation } from '#web/__generated__/ViewingBannerMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { formatTime } from '#web/ui/format.ts'
import { useViewer } from './AppContext.tsx'
import { endSession } from './session.ts'

export default function ViewingBanner() {
  const { name, viewedUntil, number } = useViewer()
  const [stop, stopping] = useAction<ViewingBannerMutation>(
    graphql`
      mutation ViewingBannerMutation {
        endViewAs {
          done
        }
      }
    `,
    { failure: null, alone: true },
  )
  if (!viewedUntil) return null
  const leave = async () => {
    await stop({})
    endSession(`/admin/user-management/edit-user/${number}`)
  }
  return (
    <HStack
      as="aside"
      aria-label={texts.label()}
      bg="warning.subtle"
      color="warning.fg"
      borderBottomWidth="1px"
      gap="3"
      minH="10"
      paddingX={{ base: '4', md: '6' }}
      paddingY="1"
      flexWrap="wrap"
    >
      <Eye size={16} aria-hidden />
      <Text flex="1" fontSize="sm">
        {texts.viewing({ name })} {texts.until({ time: formatTime(viewedUntil) })}
      </Text>
      <Button size="xs" variant="outline" color="inherit" loading={stopping} onClick={() => void leave()}>
        {texts.stop()}
      </Button>
    </HStack>
  )
}
