/** The expert's feedback: what is owed, what was written, and the form by the six criteria. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { MessageSquareText } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/experts/feedbackPage.js'
import { answerBy as answerWords } from '#web/ui/dueWords.ts'
import type { FeedbackPageQuery } from '#web/__generated__/FeedbackPageQuery.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { OverallBadge } from '#web/features/ideas/OverallBadge.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ago, formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Contribution } from './Contribution.tsx'
import { EvaluationForm } from './EvaluationForm.tsx'

export default function FeedbackPage() {
  const data = usePage<FeedbackPageQuery>(graphql`
    query FeedbackPageQuery @preloadable {
      viewer {
        ...useKeptDraft_viewer
      }
      validationRequests(first: 100) {
        edges {
          node {
            id
            number
            title
            status
            acceptedAt
            canAnswer
            answerBy
            session {
              startsAt
              endsAt
              location
              videoLink
            }
            idea {
              title
              description
            }
            evaluation {
              id
              summary
              overall
              answer
              answeredAt
              createdAt
            }
          }
        }
      }
      ...Contribution_query
    }
  `)
  const { validationRequests, viewer } = data
  const [search, setSearch] = useSearchParams()
  const requests = nodesOf(validationRequests).filter(({ canAnswer }) => canAnswer)
  const owed = requests.filter(({ status, acceptedAt }) => status === 'ASSIGNED' && acceptedAt)
  const written = requests.filter(({ evaluation }) => evaluation)
  const open = owed.find(({ number }) => String(number) === search.get('request'))
  return (
    <>
      <PageHeader title={texts.feedback()} description={texts.whatYouThinkOfThe()} />
      <Stack gap="5">
        {open && (
          <Section title={texts.feedbackOn({ title: open.title })}>
            {open.idea && (
              <Text whiteSpace="pre-line" color="fg.muted">
                {open.idea.description}
              </Text>
            )}
            <EvaluationForm
              key={open.id}
              id={open.id}
              number={open.number}
              session={open.session}
              viewer={viewer}
              onDone={() => setSearch({})}
              onCancel={() => setSearch({})}
            />
          </Section>
        )}
        {owed.length > 0 && (
          <Section title={texts.feedbackOwed()}>
            {owed.map((request) => (
              <Owed
                key={request.id}
                request={request}
                viewer={viewer}
                open={open?.id === request.id}
                onOpen={() => setSearch({ request: String(request.number) })}
              />
            ))}
          </Section>
        )}
        {written.length > 0 && (
          <Section title={texts.written()}>
            {written.map(({ id, title, evaluation }) => (
              <Stack key={id} as="article" aria-label={title} gap="2" borderBottomWidth="1px" paddingBottom="3">
                <HStack justifyContent="space-between" flexWrap="wrap">
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <OverallBadge overall={evaluation!.overall} />
                </HStack>
                <Text color="fg.muted" fontSize="xs">
                  {formatDate(evaluation!.createdAt)}
                </Text>
                <Text whiteSpace="pre-line">{evaluation!.summary}</Text>
                {evaluation!.answeredAt && (
                  <Text borderInlineStartWidth="3px" paddingInlineStart="3" whiteSpace="pre-line">
                    {texts.answerOfTheSubmitter({ answer: evaluation!.answer })}
                  </Text>
                )}
              </Stack>
            ))}
          </Section>
        )}
        {!owed.length && !written.length && (
          <EmptyState icon={MessageSquareText} title={texts.noFeedbackYet()} message={texts.acceptARequestInYour()} />
        )}
        <Contribution query={data} />
      </Stack>
    </>
  )
}

interface OwedProps {
  request: { number: number; title: string; answerBy: string | null | undefined }
  viewer: useKeptDraft_viewer$key | null | undefined
  open: boolean
  onOpen: () => void
}

function Owed({ request: { number, title, answerBy }, viewer, open, onOpen }: OwedProps) {
  const draft = useKeptDraft('EVALUATION', viewer, String(number))
  const act = draft ? texts.goOn() : texts.writeFeedback()
  return (
    <HStack justifyContent="space-between" flexWrap="wrap">
      <Stack gap="0">
        <Text>{title}</Text>
        <Text color="fg.muted" fontSize="xs">
          {[answerBy && answerWords(answerBy), draft && texts.draftKept({ updatedAt: ago(draft.updatedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Button size="sm" disabled={open} aria-label={`${act}: ${title}`} onClick={onOpen}>
        {act}
      </Button>
    </HStack>
  )
}
