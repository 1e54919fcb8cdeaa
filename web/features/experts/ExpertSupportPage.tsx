/** Experts who fit one of the researcher's projects, with the words that say so and the next free time of each. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/experts/expertSupport.js'
import { listed } from '#listed'
import type { ExpertSupportPageQuery } from '#web/__generated__/ExpertSupportPageQuery.graphql.ts'
import { expertParameter } from './expert.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { ChooseProject } from '#web/features/projects/ChooseProject.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ExpertCard } from './ExpertCard.tsx'

export default function ExpertSupportPage() {
  const { projects, matchingExperts } = usePage<ExpertSupportPageQuery>(graphql`
    query ExpertSupportPageQuery($project: Int!) @preloadable {
      projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
        edges {
          node {
            id
            number
            title
          }
        }
      }
      matchingExperts(number: $project) {
        words
        conflicts
        expert {
          number
          ...ExpertCard_expert
        }
      }
    }
  `)
  const [search, setSearch] = useSearchParams()
  const [, setOpen] = useOpenNumber(expertParameter)
  const own = nodesOf(projects)
  const chosen = own.find(({ number }) => String(number) === search.get('project')) ?? null
  const matches = matchingExperts.flatMap(({ expert, ...why }) => (expert ? [{ ...why, expert }] : []))
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5">
        {own.length > 0 && (
          <ChooseProject projects={own} chosen={chosen} onChoose={(project) => setSearch(project ? { project } : {})} />
        )}
        {matches.length === 0 ? (
          <Nobody hasProjects={own.length > 0} chosen={chosen !== null} />
        ) : (
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {matches.map(({ words, conflicts, expert }) => (
              <Stack as="li" key={expert.number}>
                <ExpertCard
                  expert={expert}
                  onOpen={setOpen}
                  note={texts.because({ words: listed(words) })}
                  conflicts={conflicts}
                />
              </Stack>
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </>
  )
}

function Nobody({ hasProjects, chosen }: { hasProjects: boolean; chosen: boolean }) {
  const message = !hasProjects ? texts.noProjects() : chosen ? texts.noMatch() : texts.chooseHint()
  const [to, label] = !hasProjects
    ? ['/researchers/projects/new', texts.newProject()]
    : ['/researcher/innovation-support/new-request', texts.request()]
  return (
    <EmptyState
      icon={UsersRound}
      title={hasProjects && !chosen ? texts.choose() : texts.none()}
      message={message}
      action={
        (!hasProjects || chosen) && (
          <Button asChild variant="outline">
            <Link to={to!}>{label}</Link>
          </Button>
        )
      }
    />
  )
}
