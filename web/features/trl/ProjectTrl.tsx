/** The technology readiness of a project: what is validated, what is claimed, and what the next level needs. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/project.js'
import type { ProjectTrl_project$key } from '#web/__generated__/ProjectTrl_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ClaimLevel } from './ClaimLevel.tsx'
import { ClaimedLevel } from './ClaimedLevel.tsx'
import { isOpenClaim } from './claimWords.ts'
import { NextLevel } from './NextLevel.tsx'
import { PastClaims } from './PastClaims.tsx'
import { ValidatedLevel } from './ValidatedLevel.tsx'

export function ProjectTrl({ project: key }: { project: ProjectTrl_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectTrl_project on Project {
        id
        validatedTrl
        canClaimTrl
        trlClaims {
          id
          status
          ...ClaimedLevel_claim
          ...PastClaims_claims
        }
        ...ValidatedLevel_project
      }
    `,
    key,
  )
  const [claiming, setClaiming] = useState(false)
  const { id, validatedTrl, canClaimTrl, trlClaims } = project
  const open = trlClaims.find(({ status }) => isOpenClaim(status))
  const mayClaim = canClaimTrl && !open && validatedTrl !== 9
  if (!validatedTrl && !trlClaims.length && !mayClaim) return null
  return (
    <Section title={texts.title()}>
      <Stack gap="1">
        <ValidatedLevel project={project} />
      </Stack>
      {open ? <ClaimedLevel claim={open} /> : mayClaim && <NextLevel level={(validatedTrl ?? 0) + 1} />}
      {mayClaim && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setClaiming(true)}>
            <BadgeCheck size={14} aria-hidden />
            {texts.claim()}
          </Button>
        </HStack>
      )}
      <PastClaims claims={trlClaims.filter(({ status }) => !isOpenClaim(status))} />
      {mayClaim && (
        <Text fontSize="xs" color="fg.muted">
          {texts.sources()}
        </Text>
      )}
      {claiming && <ClaimLevel projectId={id} above={validatedTrl ?? 0} onClose={() => setClaiming(false)} />}
    </Section>
  )
}
