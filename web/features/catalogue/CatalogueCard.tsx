/** A project as those read it who may only read: what it is, how ready, what is offered. */
import { Button, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/catalogue/catalogueCard.js'
import { dotted } from '#listed'
import type { CatalogueCard_project$key } from '#web/__generated__/CatalogueCard_project.graphql.ts'
import { ProjectBadges } from '#web/features/projects/ProjectBadges.tsx'
import { offerWords } from '#api/features/projects/offered.rules.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { NeededFunding } from './NeededFunding.tsx'

const mostTags = 3

interface Props {
  project: CatalogueCard_project$key
  amounts: boolean
  onOpen: (number: number) => void
}

export function CatalogueCard({ project: key, amounts, onOpen }: Props) {
  const project = useFragment(
    graphql`
      fragment CatalogueCard_project on Project {
        number
        title
        description
        department
        principalInvestigator
        tags
        offerType
        seekingInvestment
        fundingAmountNeeded
        ...ProjectBadges_project
      }
    `,
    key,
  )
  return (
    <Card>
      <HStack gap="1.5" flexWrap="wrap">
        <ProjectBadges project={project} />
      </HStack>
      <Heading as="h2" size="md" lineClamp={2}>
        {ownWay(project.title)}
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {ownWay(dotted([project.department, project.principalInvestigator]))}
      </Text>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {project.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        {project.tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {project.tags.length > mostTags && <Tag>+{project.tags.length - mostTags}</Tag>}
      </HStack>
      <Flex marginTop="auto" gap="3" justifyContent="space-between" alignItems="end">
        <Facts
          facts={[
            [texts.offer(), project.offerType && offerWords(project.offerType)],
            [
              texts.fundingNeeded(),
              amounts && project.seekingInvestment && <NeededFunding key="needed" project={project} />,
            ],
          ]}
        />
        <Button
          size="sm"
          variant="outline"
          data-opens
          aria-label={texts.viewTitle({ title: project.title })}
          onClick={() => onOpen(project.number)}
          flexShrink="0"
        >
          {texts.view()}
        </Button>
      </Flex>
    </Card>
  )
}
