/** The access of one reader to a data room in the list of those who have it, ask for it or are proposed. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/dataRooms/grants.js'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import { dotted, listed } from '#listed'
import type { RoomGrants_room$data } from '#web/__generated__/RoomGrants_room.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { lookOf } from './roomWords.ts'

export type Grant = NonNullable<RoomGrants_room$data['grants']>[number]
/** What is opened for it. */
export type Opening = 'give' | 'decline' | 'revoke'

export function GrantRow({ grant, onOpen }: { grant: Grant; onOpen: (what: Opening) => void }) {
  const { status, isStanding, message, proposal, proposedBy, answerBy, expiresOn, mayDownload, reason } = grant
  const { canAnswer, reader } = grant
  const look = lookOf(grant)
  const name = reader?.name ?? texts.formerMember()
  const isProposed = status === 'PROPOSED'
  const waits = isProposed || status === 'REQUESTED'
  const said = proposal ?? message
  return (
    <Flex as="li" gap="3" justifyContent="space-between" wrap="wrap">
      <Stack gap="1" minW="0" flex="1 1 240px">
        <HStack gap="2" flexWrap="wrap">
          <Text fontWeight="medium" dir="auto">
            {listed([name, reader?.department])}
          </Text>
          <LookTag look={look} />
        </HStack>
        {waits && said && <WrittenText>{said}</WrittenText>}
        {proposal != null && (
          <Text color="fg.muted" fontSize="sm" dir="auto">
            {texts.proposedBy({ name: proposedBy?.name ?? texts.formerMember() })}
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm">
          {dotted([
            reader && roleWords[reader.role],
            waits && texts.answerBy({ date: formatDate(answerBy) }),
            status === 'GRANTED' &&
              (mayDownload ? texts.untilWithCopies : texts.until)({ date: formatDate(expiresOn) }),
            reason && texts.because({ reason }),
          ])}
        </Text>
      </Stack>
      {canAnswer && reader && (
        <HStack gap="2" flexWrap="wrap" alignSelf="start">
          <Button
            size="xs"
            variant={waits ? 'solid' : 'outline'}
            aria-label={(isProposed
              ? texts.approveProposed
              : waits
                ? texts.approveNamed
                : isStanding
                  ? texts.extendNamed
                  : texts.giveAgainNamed)({ name })}
            onClick={() => onOpen('give')}
          >
            {waits ? texts.approve() : isStanding ? texts.extend() : texts.giveAgain()}
          </Button>
          {waits && (
            <Button
              size="xs"
              variant="outline"
              aria-label={(isProposed ? texts.declineProposed : texts.declineNamed)({ name })}
              onClick={() => onOpen('decline')}
            >
              {texts.decline()}
            </Button>
          )}
          {status === 'GRANTED' && (
            <Button
              size="xs"
              variant="outline"
              colorPalette="danger"
              aria-label={texts.revokeNamed({ name })}
              onClick={() => onOpen('revoke')}
            >
              {texts.revoke()}
            </Button>
          )}
        </HStack>
      )}
    </Flex>
  )
}
