/** A project of one's own as a card (docs/spec/projects.md#my-research-projects). */
import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Building2, CalendarClock, Coins, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/myProjectCard.js'
import * as counts from '#texts/projects/counts.js'
import type { MyProjectCard_project$key } from '#web/__generated__/MyProjectCard_project.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Deadline } from './Deadline.tsx'
import { nextStepOf } from './nextStep.ts'
import { ProjectActions } from './ProjectActions.tsx'
import { StatusBadge } from './ProjectBadges.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { trlWords } from './projectWords.ts'
import { fundingInShort } from './fundingInShort.ts'

interface Props {
  project: MyProjectCard_project$key
  onOpen: (open: OpenProject) => void
}

const mostTags = 3

export function MyProjectCard({ project: key, onOpen }: Props) {
  const project = useFragment(
    graphql`
      fragment MyProjectCard_project on Project {
        number
        title
        description
        status
        trl
        tags
        department
        memberCount
        fundingStatus
        fundingAmount
        industryInterest
        commercialPotential
        endDate
        validatedTrl
        trlValidationStatus
        returnComments
        canUpdate
        ...ProjectActions_project
      }
    `,
    key,
  )
  const { number, title, description, status, tags, department, trl, memberCount, canUpdate } = project
  const next = nextStepOf(project)
  return (
    <Card>
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <StatusBadge status={status} />
        <ProjectActions project={project} onOpen={onOpen} />
      </Flex>
      <Heading as="h2" size="md" lineClamp={2}>
        {ownWay(title)}
      </Heading>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {description}
      </Text>
      {next && <Text fontWeight="medium">{next}</Text>}
      <HStack gap="1.5" flexWrap="wrap" minH="6">
        {tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {tags.length > mostTags && <Tag>+{tags.length - mostTags}</Tag>}
      </HStack>
      <Stack gap="2" marginTop="auto">
        <Bar label={trlWords(trl)} value={((trl ?? 0) / 9) * 100} />
        <Bar
          label={texts.industryInterest({ industryInterest: project.industryInterest })}
          value={project.industryInterest}
        />
        <Bar
          label={
            project.commercialPotential == null
              ? texts.commercialPotentialNotAssessed()
              : texts.commercialPotential({ commercialPotential: project.commercialPotential })
          }
          value={project.commercialPotential ?? 0}
        />
      </Stack>
      <Flex gap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <Fact icon={<Building2 size={14} aria-hidden />}>{department || texts.noDepartment()}</Fact>
        <Fact icon={<Users size={14} aria-hidden />}>{counts.members({ count: Math.max(1, memberCount) })}</Fact>
        <Fact icon={<Coins size={14} aria-hidden />}>{fundingInShort(project)}</Fact>
        {project.endDate && (
          <Fact icon={<CalendarClock size={14} aria-label={texts.deadline()} />}>
            <Deadline project={project} />
          </Fact>
        )}
      </Flex>
      <HStack>
        <Button size="sm" variant="outline" flex="1" onClick={() => onOpen({ number, mode: 'view' })}>
          {texts.viewProject()}
        </Button>
        {canUpdate && (
          <Button size="sm" flex="1" onClick={() => onOpen({ number, mode: 'edit' })}>
            {texts.edit()}
          </Button>
        )}
      </HStack>
    </Card>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <HStack gap="1">
    {icon}
    <Text as="span">{children}</Text>
  </HStack>
)

const Bar = ({ label, value }: { label: string; value: number }) => (
  <Box>
    <Text fontSize="xs" color="fg.muted" marginBottom="0.5">
      {label}
    </Text>
    <ProgressBar label={label} percent={value} />
  </Box>
)
