/** An idea: its texts, the university's decision, its validation and its history. */
import { HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/ideas/ideaSheet.js'
import { listed } from '#listed'
import type { IdeaSheet_idea$key } from '#web/__generated__/IdeaSheet_idea.graphql.ts'
import type { IdeaSheetQuery } from '#web/__generated__/IdeaSheetQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AscentPlace } from '#web/ui/ascent/AscentPlace.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ConfidentialTag } from './ConfidentialTag.tsx'
import { ideaHistory } from './ideaHistory.ts'
import { IdeaMeetings } from './IdeaMeetings.tsx'
import { IdeaMessages } from './IdeaMessages.tsx'
import { IdeaReview } from './IdeaReview.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { IdeaValidation } from './IdeaValidation.tsx'
import { IpCheck } from './IpCheck.tsx'
import { MergedNotice } from './MergedNotice.tsx'
import { ScreeningScores } from './ScreeningScores.tsx'
import { useIdeaActions } from './useIdeaActions.tsx'
import { useIdeaDecision } from './useIdeaDecision.tsx'
import { useIdeaMerge } from './useIdeaMerge.tsx'
import { useIpCheck } from './useIpCheck.tsx'
import { VoteButton } from './VoteButton.tsx'

interface Props {
  number: number | null
  onClose: () => void
  /** Opens another idea. */
  onShow: (number: number) => void
}

export const IdeaSheet = ({ number, onClose, onShow }: Props) => (
  <RecordSheet kind={texts.idea()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} onShow={onShow} />}
  </RecordSheet>
)

function Opened({ number, ...rest }: Props & { number: number }) {
  const { idea } = useRead<IdeaSheetQuery>(
    graphql`
      query IdeaSheetQuery($number: Int!) {
        idea(number: $number) {
          ...IdeaSheet_idea
        }
      }
    `,
    { number },
  )
  if (!idea) return <RecordMissing title={texts.ideaUnavailable()} message={texts.thisIdeaIsNotThere()} />
  return <Idea idea={idea} {...rest} />
}

function Idea({ idea: key, onClose, onShow }: Omit<Props, 'number'> & { idea: IdeaSheet_idea$key }) {
  const idea = useFragment(
    graphql`
      fragment IdeaSheet_idea on Idea {
        title
        description
        category
        tags
        status
        seenByResearchers
        isKeptConfidential
        submittedAt
        answerBy
        createdAt
        validatedAt
        submitter {
          name
          department
        }
        project {
          path
          title
          trl
        }
        previous {
          number
          path
          title
        }
        versions {
          number
          path
          title
        }
        ...useIdeaActions_idea
        ...usePin_record
        ...useReaders_record
        ...useTranslation_record
        ...useReport_content
        ...useIdeaDecision_idea
        mergedIdeas {
          number
          path
          title
        }
        ...MergedNotice_idea
        ...useIdeaMerge_idea
        ...useIpCheck_idea
        ...IpCheck_idea
        ...VoteButton_idea
        ...IdeaReview_idea
        ...ScreeningScores_idea
        ...IdeaValidation_idea
        ...IdeaMessages_idea
        ...IdeaMeetings_idea
        ...RecordThread_record
        ...RecordHistory_record
      }
    `,
    key,
  )
  const own = useIdeaActions(idea, { onGone: onClose, onShow })
  const decision = useIdeaDecision(idea)
  const ipCheck = useIpCheck(idea)
  const merge = useIdeaMerge(idea)
  const readers = useReaders(idea)
  const pin = usePin(idea)
  const translation = useTranslation(idea)
  const report = useReport(idea)
  const { status, submitter, project, previous, versions, mergedIdeas } = idea
  return (
    <RecordPage
      title={idea.title}
      badges={
        <>
          <IdeaStatusBadge status={status} />
          {idea.isKeptConfidential && <ConfidentialTag />}
          <Tag tone="brand">{idea.category}</Tag>
          <Tag>
            {texts.seenBy({
              who: idea.seenByResearchers ? texts.researchersAndTheUniversityTeam() : texts.theUniversityTeam(),
            })}
          </Tag>
          {translation.link}
        </>
      }
      note={listed([submitter?.name ?? texts.formerMember(), submitter?.department])}
      tools={<VoteButton idea={idea} />}
      actions={[
        ...decision.actions,
        ...ipCheck.actions,
        ...merge.actions,
        ...own.actions,
        ...translation.actions,
        ...readers.actions,
        ...pin,
        ...report.actions,
      ]}
      place={project ? <AscentPlace trl={project.trl} /> : <AscentPlace idea />}
      notices={
        <>
          {report.notice}
          <MergedNotice idea={idea} />
        </>
      }
      rail={
        <Facts
          facts={[
            [texts.written(), formatDate(idea.createdAt)],
            [texts.submitted(), idea.submittedAt && formatDate(idea.submittedAt)],
            [texts.answerBy(), (status === 'SUBMITTED' || status === 'UNDER_REVIEW') && formatDate(idea.answerBy)],
            [texts.validated(), idea.validatedAt && formatDate(idea.validatedAt)],
            [texts.project(), project && <To key="project" {...project} />],
            [texts.newVersionOf(), previous && <To key={previous.number} {...previous} />],
            [
              texts.laterVersions(),
              versions.length > 0 && versions.map((one) => one && <To key={one.number} {...one} />),
            ],
            [
              texts.mergedIdeas(),
              mergedIdeas.length > 0 && mergedIdeas.map((one) => one && <To key={one.number} {...one} />),
            ],
          ]}
        />
      }
    >
      <Section title={texts.description()}>
        <WrittenText>{idea.description}</WrittenText>
        {idea.tags.length > 0 && (
          <HStack gap="1.5" flexWrap="wrap">
            {idea.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </HStack>
        )}
      </Section>
      <IpCheck idea={idea} actions={ipCheck.actions} />
      {merge.similar}
      <IdeaReview idea={idea} />
      <ScreeningScores idea={idea} />
      <IdeaValidation idea={idea} />
      <IdeaMessages idea={idea} />
      <IdeaMeetings idea={idea} />
      <RecordThread record={idea} />
      <RecordHistory record={idea} words={ideaHistory} />
      {own.dialogs}
      {decision.dialog}
      {ipCheck.dialog}
      {merge.dialog}
      {translation.dialog}
      {readers.dialog}
      {report.dialog}
    </RecordPage>
  )
}

const To = ({ path, title }: { path: string; title: string | null | undefined }) => <Link to={path}>{title}</Link>
