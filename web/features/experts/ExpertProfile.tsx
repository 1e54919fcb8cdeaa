/** What others may know of an expert, and the ways to them: a session, or a company's wish to be introduced. */
import { Link as TextLink } from '@chakra-ui/react'
import { CalendarPlus, Handshake } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/expertProfile.js'
import { dotted, listed } from '#listed'
import type { ExpertProfileQuery } from '#web/__generated__/ExpertProfileQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useRead } from '#web/relay/useRead.ts'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { OrcidShown } from '#web/features/orcid/OrcidLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { AskIntroduction } from './AskIntroduction.tsx'
import { BookSession } from './BookSession.tsx'
import { answerWords, mayAsk, nextSlotWords } from './expertWords.ts'
import { Introduction } from './Introduction.tsx'
import { Topics } from './Topics.tsx'

export default function ExpertProfile({ number }: { number: number }) {
  const { node: expert } = useRead<ExpertProfileQuery>(
    graphql`
      query ExpertProfileQuery($id: ID!) {
        node(id: $id) {
          ... on User {
            id
            name
            role
            position
            department
            bio
            expertise
            languages
            links
            profileImage
            orcid {
              value
              url
              proven
            }
            nextFreeSlot
            sessionsGiven
            evaluationsGiven
            usualAnswerDays
            canBook
            canAskIntroduction
            ...useReport_content @alias(as: "reportable")
            introduction {
              id
              state
              askAgainAt
              ...Introduction_introduction
            }
          }
        }
      }
    `,
    { id: globalId('User', number) },
  )
  const report = useReport(expert?.reportable)
  const [open, setOpen] = useState<'ask' | 'book' | null>(null)
  const viewer = useViewer()
  const [now] = useState(() => new Date().toISOString())
  if (!expert?.id || !expert.name || expert.role !== 'EXPERT')
    return <RecordMissing title={texts.nobodyIsHere()} message={texts.theAccountIsClosedOr()} />
  const { id, name, introduction, canAskIntroduction, links = [] } = expert
  const shut = () => setOpen(null)
  const actions: RecordAction[] = [
    ...(canAskIntroduction && mayAsk(introduction, now)
      ? [{ next: true, label: texts.requestIntroduction(), icon: Handshake, onSelect: () => setOpen('ask') }]
      : []),
    ...(expert.canBook && number !== viewer.number
      ? [{ next: true, label: texts.bookASession(), icon: CalendarPlus, onSelect: () => setOpen('book') }]
      : []),
    ...report.actions,
  ]
  return (
    <RecordPage
      title={name}
      badges={<Initials name={name} image={expert.profileImage} size="12" />}
      note={dotted([expert.position, expert.department])}
      actions={actions}
      rail={
        <Facts
          columns={1}
          facts={[
            [texts.topics(), expert.expertise?.length && <Topics key="topics" fields={expert.expertise} />],
            [texts.languages(), expert.languages && listed(expert.languages)],
            [texts.sessions(), nextSlotWords(expert.nextFreeSlot)],
            [texts.sessionsGiven(), expert.sessionsGiven],
            [texts.ideasEvaluated(), expert.evaluationsGiven],
            [texts.introductions(), answerWords(expert.usualAnswerDays)],
            ['ORCID', expert.orcid && <OrcidShown key="orcid" {...expert.orcid} />],
            [
              texts.links(),
              links.length > 0 &&
                links.map((link) => (
                  <TextLink key={link} href={link} target="_blank" rel="noreferrer" display="block">
                    {link.replace(/^https:\/\//, '')}
                  </TextLink>
                )),
            ],
          ]}
        />
      }
    >
      {introduction && <Introduction introduction={introduction} />}
      {expert.bio && <WrittenText>{expert.bio}</WrittenText>}
      <AskIntroduction expert={open === 'ask' ? { id, name } : null} onClose={shut} />
      <BookSession
        about={open === 'book' ? { expert: { id, name, nextFreeSlot: expert.nextFreeSlot } } : null}
        onClose={shut}
      />
      {report.dialog}
    </RecordPage>
  )
}
