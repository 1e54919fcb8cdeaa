/** A project as Innovation Projects shows it (docs/spec/projects.md#innovation-projects). */
import { Box, Flex, Heading, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/innovation/innovationCard.js'
import { dotted } from '#listed'
import type { InnovationCard_project$key } from '#web/__generated__/InnovationCard_project.graphql.ts'
import { ProjectBadges } from '#web/features/projects/ProjectBadges.tsx'
import { fundingInShort } from '#web/features/projects/fundingInShort.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

const mostTags = 3

/** Above this commercial potential the check is offered. */
const promising = 50

export function InnovationCard({ project: key }: { project: InnovationCard_project$key }) {
  const project = useFragment(
    graphql`
      fragment InnovationCard_project on Project {
        number
        title
        description
        department
        principalInvestigator
        trl
        tags
        commercialPotential
        fundingStatus
        fundingAmount
        ...ProjectBadges_project
      }
    `,
    key,
  )
  const { number, title, trl, tags } = project
  return (
    <Card>
      <HStack gap="1.5" flexWrap="wrap">
        <ProjectBadges project={project} />
      </HStack>
      <Heading as="h2" size="md" lineClamp={2}>
        <Link to={`/projects/${number}`} data-opens>
          {ownWay(title)}
        </Link>
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {ownWay(dotted([project.department, project.principalInvestigator]))}
      </Text>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {project.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        {tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {tags.length > mostTags && <Tag>+{tags.length - mostTags}</Tag>}
      </HStack>
      <Stack gap="3" marginTop="auto">
        <Readiness trl={trl} />
        <Flex justifyContent="space-between" gap="3" wrap="wrap" fontSize="xs">
          <Text color="fg.muted">{fundingInShort(project)}</Text>
          {(project.commercialPotential ?? 0) > promising && (
            <TextLink asChild color="brand.fg" fontWeight="medium" minH="6">
              <Link to={`/projects/${number}`} aria-label={texts.commercialCheckOf({ title })}>
                <Sparkles size={14} aria-hidden />
                {texts.commercialCheck()}
              </Link>
            </TextLink>
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

/** The readiness level as a share of the nine, in the shade of that level. */
function Readiness({ trl }: { trl: number | null | undefined }) {
  const percent = Math.round(((trl ?? 0) / 9) * 100)
  const label = trl ? texts.readiness({ percent }) : texts.readinessNotAssessed()
  return (
    <Box>
      <Text fontSize="xs" color="fg.muted" marginBottom="0.5">
        {label}
      </Text>
      <ProgressBar label={label} percent={percent} color={`level.${trl ?? 1}`} />
    </Box>
  )
}
