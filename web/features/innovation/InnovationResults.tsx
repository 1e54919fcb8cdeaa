/** The projects of a tab, as cards with pages. */
import { Box, Button, Stack, VisuallyHidden } from '@chakra-ui/react'
import { Lightbulb } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigation } from 'react-router'
import * as texts from '#texts/innovation/innovationPage.js'
import * as counts from '#texts/innovation/counts.js'
import type { InnovationResults_projects$key } from '#web/__generated__/InnovationResults_projects.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FilterChips } from '#web/ui/list/FilterChips.tsx'
import { ListCards } from '#web/ui/list/ListCards.tsx'
import { totalInWords } from '#web/ui/list/counting.ts'
import { Pages } from '#web/ui/list/Pages.tsx'
import type { UsedList } from '#web/ui/list/useList.ts'
import type { Tab } from './innovation.list.ts'
import { InnovationCard } from './InnovationCard.tsx'

interface Props {
  /** Null when projects are not open to the viewer. */
  projects: InnovationResults_projects$key | null
  list: UsedList
  tab: Tab
}

export function InnovationResults({ projects, list, tab }: Props) {
  const data = useFragment(
    graphql`
      fragment InnovationResults_projects on ProjectConnection {
        totalCount(exact: $exact)
        edges {
          node {
            id
            ...InnovationCard_project
          }
        }
      }
    `,
    projects,
  )
  const loading = useNavigation().state === 'loading'
  const rows = nodesOf(data)
  const counting = { state: list.state, total: data?.totalCount ?? 0, shown: rows.length, usual: list.pageSize }
  return (
    <Stack gap="4">
      <FilterChips list={list} />
      <VisuallyHidden role="status" aria-live="polite">
        {loading ? texts.loading() : totalInWords(counting, counts.projects)}
      </VisuallyHidden>
      <Box opacity={loading ? 0.5 : 1} transition="opacity {durations.fast}" aria-busy={loading}>
        {rows.length ? (
          <ListCards rows={rows} card={(project) => <InnovationCard project={project} />} />
        ) : (
          <EmptyState
            kind={list.filtered ? 'found' : 'nothing'}
            icon={Lightbulb}
            title={texts.noProjectsFoundWithCurrent({ tab })}
            message={data ? undefined : texts.projectsAreNotOpenTo()}
            action={
              list.filtered && (
                <Button variant="outline" onClick={list.clear}>
                  {texts.resetFilters()}
                </Button>
              )
            }
          />
        )}
      </Box>
      <Pages {...counting} />
    </Stack>
  )
}
