/** The commercialization advisor: choose a project and assess its adoption readiness (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import { Button, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { graphql } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router'
import * as texts from '#texts/readiness/advisor.js'
import * as pages from '#texts/readiness/pages.js'
import * as tools from '#texts/synergy/pages.js'
import type { AdvisorPageQuery } from '#web/__generated__/AdvisorPageQuery.graphql.ts'
import { withNamed } from '#web/features/projects/withNamed.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { NoOwnProject } from '#web/features/synergy/NoOwnProject.tsx'
import { AdvisorAside } from './AdvisorAside.tsx'
import { AssessedDetails } from './AssessedDetails.tsx'
import { ChooseProject } from './ChooseProject.tsx'
import { useBeginAssessment } from './useBeginAssessment.ts'

const titleAt = (pathname: string, projectId: string) =>
  pathname === '/ai-tools' ? tools.tools() : projectId ? pages.startAssessment() : pages.advisor()

export default function AdvisorPage() {
  const data = usePage<AdvisorPageQuery>(graphql`
    query AdvisorPageQuery($chosen: Int!) @preloadable {
      named: project(number: $chosen) {
        id
        number
        title
        canAssessReadiness
        ...ChooseProject_projects
        ...AssessedDetails_project
      }
      projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
        edges {
          node {
            id
            number
            title
            canAssessReadiness
            ...ChooseProject_projects
            ...AssessedDetails_project
          }
        }
      }
      ...AdvisorAside_query
    }
  `)
  const { projects, named } = data
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { projectId = '' } = useParams()
  const [assess, assessing] = useBeginAssessment()
  const mine = withNamed(nodesOf(projects), named).filter(({ canAssessReadiness }) => canAssessReadiness)
  const chosen = mine.find(({ number }) => String(number) === projectId)
  return (
    <>
      <PageHeader title={titleAt(pathname, projectId)} description={texts.description()} />
      <AiToolsNav />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Section title={texts.project()}>
          {mine.length === 0 ? (
            <NoOwnProject title={texts.noProjects()} message={texts.noProjectsYet()} create={texts.newProject()} />
          ) : (
            <Stack gap="5">
              <ChooseProject
                projects={mine}
                chosen={chosen ?? null}
                onChoose={(number) => void navigate(`/commercial-advisor/${number}`, { preventScrollReset: true })}
              />
              {projectId && !chosen && <Text color="fg.muted">{texts.notYours()}</Text>}
              {chosen && <AssessedDetails project={chosen} />}
              <HStack>
                <Button disabled={!chosen} loading={assessing} onClick={() => chosen && void assess(chosen.id)}>
                  <Gauge size={16} aria-hidden />
                  {texts.begin()}
                </Button>
              </HStack>
            </Stack>
          )}
        </Section>
        <AdvisorAside query={data} />
      </Grid>
    </>
  )
}
