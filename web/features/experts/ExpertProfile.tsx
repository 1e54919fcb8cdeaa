/** What others may know of an expert, and the ways to them: a session, or a company's wish to be introduced. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus, Handshake, UserX } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/expertProfile.js'
import type { ExpertProfileQuery } from '#web/__generated__/ExpertProfileQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { Expertise } from '#web/features/researchers/Expertise.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { AskIntroduction } from './AskIntroduction.tsx'
import { BookSession } from './BookSession.tsx'
import { answerWords, mayAsk, nextSlotWords, topicList } from './expertWords.ts'
import { Introduction } from './Introduction.tsx'

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
            nextFreeSlot
            sessionsGiven
            evaluationsGiven
            usualAnswerDays
            canBook
            canAskIntroduction
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
  const [open, setOpen] = useState<'ask' | 'book' | null>(null)
  const viewer = useViewer()
  const [now] = useState(() => new Date().toISOString())
  if (!expert?.id || !expert.name || expert.role !== 'EXPERT')
    return <EmptyState icon={UserX} title={texts.nobodyIsHere()} message={texts.theAccountIsClosedOr()} />
  const { id, name, introduction, canAskIntroduction, links = [] } = expert
  const shut = () => setOpen(null)
  return (
    <Stack gap="5" paddingBottom="6">
      <HStack gap="3">
        <Initials name={name} image={expert.profileImage} size="12" />
        <Stack gap="0" minW="0">
          <Text fontSize="lg" fontWeight="semibold">
            {name}
          </Text>
          <Text color="fg.muted">{[expert.position, expert.department].filter(Boolean).join(' · ')}</Text>
        </Stack>
      </HStack>
      <HStack flexWrap="wrap">
        {canAskIntroduction && mayAsk(introduction, now) && (
          <Button onClick={() => setOpen('ask')}>
            <Handshake size={16} aria-hidden />
            {texts.requestIntroduction()}
          </Button>
        )}
        {expert.canBook && number !== viewer.number && (
          <Button variant="outline" onClick={() => setOpen('book')}>
            <CalendarPlus size={16} aria-hidden />
            {texts.bookASession()}
          </Button>
        )}
      </HStack>
      {introduction && <Introduction introduction={introduction} />}
      {expert.bio && <Text whiteSpace="pre-line">{expert.bio}</Text>}
      <Facts
        columns={1}
        facts={[
          [
            texts.topics(),
            expert.expertise?.length && <Expertise key="topics" fields={expert.expertise} list={topicList} />,
          ],
          [texts.languages(), expert.languages?.join(', ')],
          [texts.sessions(), nextSlotWords(expert.nextFreeSlot)],
          [texts.sessionsGiven(), expert.sessionsGiven],
          [texts.ideasEvaluated(), expert.evaluationsGiven],
          [texts.introductions(), answerWords(expert.usualAnswerDays)],
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
      <AskIntroduction expert={open === 'ask' ? { id, name } : null} onClose={shut} />
      <BookSession
        about={open === 'book' ? { expert: { id, name, nextFreeSlot: expert.nextFreeSlot } } : null}
        onClose={shut}
      />
    </Stack>
  )
}
