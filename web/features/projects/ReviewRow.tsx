/** A project in the university's list: its actions, its opened row, and itself as a card. */
import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/reviewRow.js'
import type { ReviewRow_projects$data, ReviewRow_projects$key } from '#web/__generated__/ReviewRow_projects.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { formatDay } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { leadOf } from './leadOf.ts'
import { PotentialBadge, StatusBadge, TrlBadge } from './ProjectBadges.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { ProjectVisibility } from './ProjectVisibility.tsx'
import { trlWords } from './projectWords.ts'

export type ReviewedProject = ReviewRow_projects$data[number]

/** What both lists of all projects show of one. */
export const useReviewedProjects = (projects: ReviewRow_projects$key): ReviewRow_projects$data =>
  useFragment(
    graphql`
      fragment ReviewRow_projects on Project @relay(plural: true) {
        id
        number
        title
        description
        status
        trl
        validatedTrl
        commercialPotential
        principalInvestigator
        createdAt
        updatedAt
        approvedForIndustry
        approvedForInvestors
        canUpdate
        owner {
          name
        }
        ...ProjectVisibility_project
      }
    `,
    projects,
  )

interface Props {
  project: ReviewedProject
  onOpen: (open: OpenProject) => void
}

export const ReviewRowActions = ({ project, onOpen }: Props) => (
  <div className="row-actions">
    <RowButton
      aria-label={texts.viewTitle({ title: project.title })}
      onClick={() => onOpen({ number: project.number, mode: 'view' })}
    >
      {texts.view()}
    </RowButton>
    {project.canUpdate && (
      <RowButton
        aria-label={texts.editTitle({ title: project.title })}
        onClick={() => onOpen({ number: project.number, mode: 'edit' })}
      >
        {texts.edit()}
      </RowButton>
    )}
    <ProjectVisibility project={project} compact />
  </div>
)

const approval = (approved: boolean) => (approved ? texts.approved() : texts.notApproved())

export const ReviewDetails = ({ project }: { project: ReviewedProject }) => (
  <Stack gap="4" maxW="4xl">
    <WrittenText>{project.description}</WrittenText>
    <Facts
      columns={3}
      facts={[
        [texts.principalInvestigator(), leadOf(project)],
        ['TRL', trlWords(project.trl)],
        [texts.commercialPotential(), <PotentialBadge key="potential" percent={project.commercialPotential} />],
        [texts.industryAccess(), approval(project.approvedForIndustry)],
        [texts.investorAccess(), approval(project.approvedForInvestors)],
      ]}
    />
  </Stack>
)

export const ReviewCard = ({ project, onOpen }: Props) => (
  <Card>
    <Flex justifyContent="space-between" gap="2">
      <StatusBadge status={project.status} />
      <TrlBadge trl={project.trl} validated={project.validatedTrl} />
    </Flex>
    <Heading as="h2" size="md" lineClamp={2}>
      {ownWay(project.title)}
    </Heading>
    <Text color="fg.muted" fontSize="xs">
      {texts.updated({ project: leadOf(project), updatedAt: formatDay(project.updatedAt) })}
    </Text>
    <Text color="fg.muted" lineClamp={3} dir="auto">
      {project.description}
    </Text>
    <Flex marginTop="auto" justifyContent="end">
      <ReviewRowActions project={project} onOpen={onOpen} />
    </Flex>
  </Card>
)
