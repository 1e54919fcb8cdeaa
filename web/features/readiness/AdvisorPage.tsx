/** The commercialization advisor: choose a project and assess its adoption readiness (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import { Button, Grid, HStack, NativeSelect, Stack, Text, chakra } from '@chakra-ui/react'
import { FolderKanban, Gauge, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import * as texts from '#texts/readiness/advisor.js'
import * as pages from '#texts/readiness/pages.js'
import * as tools from '#texts/synergy/pages.js'
import type { AdvisorPageMutation } from '#web/__generated__/AdvisorPageMutation.graphql.ts'
import type { AdvisorPageQuery } from '#web/__generated__/AdvisorPageQuery.graphql.ts'
import { withNamed } from '#web/features/projects/withNamed.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { AssessedDetails } from './AssessedDetails.tsx'

const titleAt = (pathname: string, projectId: string) =>
  pathname === '/ai-tools' ? tools.tools() : projectId ? pages.startAssessment() : pages.advisor()

export default function AdvisorPage() {
  const { projects, drafts, named } = usePage<AdvisorPageQuery>(graphql`
    query AdvisorPageQuery($chosen: Int!) @preloadable {
      named: project(number: $chosen) {
        id
        number
        title
        canAssessReadiness
        arlAssessmentCount
        readiness {
          score
        }
        ...AssessedDetails_project
      }
      projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
        edges {
          node {
            id
            number
            title
            canAssessReadiness
            arlAssessmentCount
            readiness {
              score
            }
            ...AssessedDetails_project
          }
        }
      }
      drafts: arlAssessments(filter: { mine: true, status: [DRAFT, PROCESSING] }, first: 20) {
        edges {
          node {
            id
            title
            path
            createdAt
            score
          }
        }
      }
    }
  `)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { projectId = '' } = useParams()
  const [begin, beginning] = useAction<AdvisorPageMutation>(
    graphql`
      mutation AdvisorPageMutation($input: CreateArlAssessmentInput!) {
        createArlAssessment(input: $input) {
          arlAssessment {
            path
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  const mine = withNamed(nodesOf(projects), named).filter(({ canAssessReadiness }) => canAssessReadiness)
  const begun = nodesOf(drafts)
  const chosen = mine.find(({ number }) => String(number) === projectId)
  const assess = async () => {
    const outcome = chosen && (await begin({ input: { projectId: chosen.id } }))
    const path = outcome?.ok ? outcome.data.createArlAssessment?.arlAssessment?.path : null
    if (path) void navigate(path)
  }
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
            <EmptyState
              icon={FolderKanban}
              title={texts.noProjects()}
              message={texts.noProjectsYet()}
              action={<NewProject />}
            />
          ) : (
            <Stack gap="5">
              <chakra.label>
                <Text as="span" display="block" marginBottom="1.5" fontSize="sm" fontWeight="medium">
                  {texts.choose()}
                </Text>
                <NativeSelect.Root>
                  <NativeSelect.Field
                    value={chosen ? projectId : ''}
                    onChange={(event) =>
                      void navigate(`/commercial-advisor/${event.target.value}`, { preventScrollReset: true })
                    }
                  >
                    <option value="">{texts.chooseOne()}</option>
                    {mine.map(({ id, number, title, arlAssessmentCount: count, readiness }) => (
                      <option key={id} value={number}>
                        {count && readiness
                          ? texts.optionAssessed({ title, count, score: readiness.score })
                          : texts.option({ title, count })}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </chakra.label>
              {projectId && !chosen && <Text color="fg.muted">{texts.notYours()}</Text>}
              {chosen && <AssessedDetails project={chosen} />}
              <HStack>
                <Button disabled={!chosen} loading={beginning} onClick={() => void assess()}>
                  <Gauge size={16} aria-hidden />
                  {texts.begin()}
                </Button>
              </HStack>
            </Stack>
          )}
        </Section>
        <Stack gap="4">
          <Section title={texts.drafts()}>
            <LinkRows none={texts.noDrafts()}>
              {begun.map(({ id, title, path, createdAt, score }) => (
                <LinkRow
                  key={id}
                  to={path}
                  title={title}
                  note={texts.draftNote({ score, day: formatDate(createdAt) })}
                />
              ))}
            </LinkRows>
          </Section>
          <Section title={texts.how()}>
            <Text>{texts.method()}</Text>
            <Text color="fg.muted">{texts.source()}</Text>
            <Link to="/ai/arl-assessments">{texts.saved()}</Link>
          </Section>
        </Stack>
      </Grid>
    </>
  )
}

const NewProject = () => (
  <Button asChild>
    <Link to="/researchers/projects/new">
      <Plus size={16} aria-hidden />
      {texts.newProject()}
    </Link>
  </Button>
)
