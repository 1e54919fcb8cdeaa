/** Whether a proposal is, or was, screened without names: both sides read who knows whom. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/firstScreening.js'
import type { FirstScreening_proposal$key } from '#web/__generated__/FirstScreening_proposal.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'

export function FirstScreening({ proposal }: { proposal: FirstScreening_proposal$key }) {
  const { applicantsHidden, stage, challenge } = useFragment(
    graphql`
      fragment FirstScreening_proposal on Proposal {
        applicantsHidden
        stage
        challenge {
          blindScreening
        }
      }
    `,
    proposal,
  )
  const company = useAllowed('CHALLENGE_MANAGE')
  const past = challenge?.blindScreening && (stage === 'SHORTLISTED' || stage === 'DECISION')
  if (!applicantsHidden && !past) return null
  const [toCompany, toOthers] = !applicantsHidden
    ? [texts.shownToYou, texts.shownToCompany]
    : stage === 'WITHDRAWN'
      ? [texts.withdrawnFromYou, texts.withdrawnFromCompany]
      : [texts.hiddenFromYou, texts.hiddenFromCompany]
  return (
    <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
      {company ? toCompany() : toOthers()}
    </Text>
  )
}

/** What applicants must know while they write. */
export const KeepNamesOut = () => (
  <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
    <Text as="span" display="block" fontWeight="medium">
      {texts.title()}
    </Text>
    {texts.keepNamesOut()}
  </Text>
)
