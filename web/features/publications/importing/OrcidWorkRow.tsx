/** A work that was found in the viewer's ORCID record, with the button that dismisses or restores it. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/orcidWorks.js'
import { dotted } from '#listed'
import type { OrcidWorkRow_work$key } from '#web/__generated__/OrcidWorkRow_work.graphql.ts'
import { ownWay } from '#web/ui/ownWay.tsx'

interface Props {
  work: OrcidWorkRow_work$key
  pending: boolean
  onDismiss?: () => void
  onRestore?: () => void
}

export function OrcidWorkRow({ work, pending, onDismiss, onRestore }: Props) {
  const { title, venue, year, doi } = useFragment(
    graphql`
      fragment OrcidWorkRow_work on OrcidWork {
        entry {
          title
          venue
          year
          doi
        }
      }
    `,
    work,
  ).entry
  return (
    <Flex as="li" gap="3" paddingY="3" borderTopWidth="1px" align="start" justify="space-between">
      <Stack gap="0.5" minW="0" flex="1">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {ownWay(title)}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {dotted([venue, year, doi])}
        </Text>
      </Stack>
      {onDismiss && (
        <Button
          size="sm"
          variant="outline"
          disabled={pending}
          aria-label={texts.dismissNamed({ title })}
          onClick={onDismiss}
        >
          {texts.dismiss()}
        </Button>
      )}
      {onRestore && (
        <Button
          size="sm"
          variant="outline"
          disabled={pending}
          aria-label={texts.restoreNamed({ title })}
          onClick={onRestore}
        >
          {texts.restore()}
        </Button>
      )}
    </Flex>
  )
}
