/** One update of a holding: the lead of its project answers it here, and its investor reads it. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as pages from '#texts/holdings/pages.js'
import * as texts from '#texts/holdings/answer.js'
import { listed } from '#listed'
import type { UpdatePageQuery } from '#web/__generated__/UpdatePageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { AnswerUpdate } from './AnswerUpdate.tsx'
import { Figures } from './Figures.tsx'
import { intervals } from './holdingWords.ts'
import { UpdateTag } from './UpdateTag.tsx'

export default function UpdatePage() {
  const { holdingUpdate: update } = usePage<UpdatePageQuery>(graphql`
    query UpdatePageQuery($number: Int!) @preloadable {
      holdingUpdate(number: $number) {
        title
        dueOn
        text
        answeredAt
        canAnswer
        holding {
          path
        }
        answeredBy {
          name
        }
        request {
          every
          message
          investor {
            name
            department
          }
        }
        figures {
          name
          unit
          value
        }
        ...UpdateTag_update
        ...AnswerUpdate_update
        ...useReaders_record
      }
    }
  `)
  const readers = useReaders(update ?? null)
  const investor = useAllowed('HOLDING_LIST')
  const back = investor
    ? { to: update?.holding?.path ?? '/portfolio', label: pages.backToPortfolio() }
    : { to: '/investor-updates', label: pages.backToUpdates() }
  if (!update) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  const { title, dueOn, answeredAt, answeredBy, canAnswer, request, text, figures } = update
  const asker = request?.investor
  return (
    <RecordPage
      title={texts.updateOn({ title })}
      badges={<UpdateTag update={update} />}
      back={back}
      actions={readers.actions}
      rail={
        <Section title={texts.details()}>
          <Facts
            facts={[
              [texts.investor(), asker && listed([asker.name, asker.department])],
              [texts.every(), request && intervals[request.every]],
              [request ? texts.dueOn() : texts.asOf(), formatDate(dueOn)],
              [texts.answeredOn(), answeredAt && formatDate(answeredAt)],
              [texts.answeredBy(), answeredBy?.name],
            ]}
          />
        </Section>
      }
    >
      {request?.message && (
        <Section title={texts.message()}>
          <WrittenText>{request.message}</WrittenText>
        </Section>
      )}
      {answeredAt ? (
        <Section title={texts.answer()}>
          <Stack gap="3">
            <WrittenText>{text}</WrittenText>
            <Figures figures={figures} />
          </Stack>
        </Section>
      ) : (
        <Section title={texts.answer()}>
          {canAnswer ? (
            <>
              <Text color="fg.muted">{texts.whoReads()}</Text>
              <AnswerUpdate update={update} />
            </>
          ) : (
            <Text color="fg.muted">{texts.notYet()}</Text>
          )}
        </Section>
      )}
      {readers.dialog}
    </RecordPage>
  )
}
