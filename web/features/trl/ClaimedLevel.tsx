/** The open claim of a project: where it stands, its criteria, and what its lead does next. */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/trl/project.js'
import type { ClaimedLevel_claim$key } from '#web/__generated__/ClaimedLevel_claim.graphql.ts'
import type { ClaimedLevelSubmitMutation } from '#web/__generated__/ClaimedLevelSubmitMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { useAction } from '#web/relay/useAction.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ClaimTag } from './ClaimTag.tsx'
import { Criteria } from './Criteria.tsx'
import { WithdrawClaim } from './WithdrawClaim.tsx'

export function ClaimedLevel({ claim: key }: { claim: ClaimedLevel_claim$key }) {
  const claim = useFragment(
    graphql`
      fragment ClaimedLevel_claim on TrlClaim {
        id
        path
        status
        level
        comment
        canUpdate
        criteria {
          hasEvidence
          answer
        }
        ...Criteria_claim
      }
    `,
    key,
  )
  const [withdrawing, setWithdrawing] = useState(false)
  const [submit, submitting] = useAction<ClaimedLevelSubmitMutation>(
    graphql`
      mutation ClaimedLevelSubmitMutation($input: SubmitTrlClaimInput!) {
        submitTrlClaim(input: $input) {
          project {
            ...ProjectTrl_project
            ...ProjectBadges_project
          }
        }
      }
    `,
    { success: { title: texts.requested(), description: texts.requestedNext() }, failure: texts.failedToRequest() },
  )
  const opensQueue = useAllowed('TRL_VALIDATE')
  const { id, path, status, level, comment, canUpdate, criteria } = claim
  const toDo = (criteria ?? []).filter(
    ({ hasEvidence, answer }) => !hasEvidence || answer === 'QUESTION' || answer === 'RETURNED',
  ).length
  const editing = status === 'DRAFT' || status === 'CHANGES_REQUESTED'
  return (
    <Stack gap="4">
      <Flex gap="2" alignItems="center" wrap="wrap">
        <Heading as="h3" size="sm">
          {texts.claimOf({ level: trlWords(level) })}
        </Heading>
        <ClaimTag status={status} />
        {opensQueue && status !== 'DRAFT' && <Link to={path}>{texts.openClaim()}</Link>}
      </Flex>
      {comment && status === 'CHANGES_REQUESTED' && <WrittenText>{comment}</WrittenText>}
      <Criteria claim={claim} />
      {canUpdate && (
        <HStack gap="2" flexWrap="wrap">
          {editing && (
            <Button size="sm" disabled={toDo > 0} loading={submitting} onClick={() => void submit({ input: { id } })}>
              <Send size={14} aria-hidden />
              {status === 'DRAFT' ? texts.request() : texts.requestAgain()}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => setWithdrawing(true)}>
            {texts.withdraw()}
          </Button>
          {editing && toDo > 0 && (
            <Text fontSize="sm" color="fg.muted">
              {texts.toDo({ count: toDo })}
            </Text>
          )}
        </HStack>
      )}
      {withdrawing && <WithdrawClaim id={id} onClose={() => setWithdrawing(false)} />}
    </Stack>
  )
}
