/** 'Origin and outcomes' of any record: the steps from where it came to what became of it; nothing when it stands alone. */
import { Box, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import {
  Award,
  Banknote,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  ChartPie,
  ClipboardCheck,
  Folder,
  FolderLock,
  Gauge,
  HandCoins,
  Handshake,
  HeartHandshake,
  LifeBuoy,
  Lightbulb,
  Mail,
  Megaphone,
  MessageSquareText,
  ScrollText,
  Send,
} from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/thread/recordThread.js'
import type {
  RecordThread_record$data,
  RecordThread_record$key,
} from '#web/__generated__/RecordThread_record.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

type Step = RecordThread_record$data['thread'][number]

const kinds: Record<Step['kind'], readonly [words: string, icon: typeof Folder]> = {
  IDEA: [texts.idea(), Lightbulb],
  VALIDATION_REQUEST: [texts.validationRequest(), Send],
  SESSION: [texts.session(), CalendarCheck],
  EVALUATION: [texts.evaluation(), MessageSquareText],
  PROJECT: [texts.project(), Folder],
  TRL_CLAIM: [texts.trlClaim(), Award],
  ASSESSMENT: [texts.assessment(), Gauge],
  PUBLICATION: [texts.publication(), BookOpen],
  CHALLENGE: [texts.challenge(), Building2],
  INTEREST: [texts.interest(), HeartHandshake],
  PROPOSAL: [texts.proposal(), ClipboardCheck],
  COLLABORATION: [texts.collaboration(), Handshake],
  TECHNOLOGY_SUMMARY: [texts.technologySummary(), Megaphone],
  ENQUIRY: [texts.enquiry(), Mail],
  DATA_ROOM: [texts.dataRoom(), FolderLock],
  DEAL: [texts.deal(), BriefcaseBusiness],
  HOLDING: [texts.holding(), ChartPie],
  INVESTMENT_INTEREST: [texts.investmentInterest(), HandCoins],
  SUPPORT_REQUEST: [texts.supportRequest(), LifeBuoy],
  DISCLOSURE: [texts.disclosure(), Lightbulb],
  PATENT: [texts.patent(), ScrollText],
  GRANT: [texts.grant(), Banknote],
}

export function RecordThread({ record }: { record: RecordThread_record$key }) {
  const { thread } = useFragment(
    graphql`
      fragment RecordThread_record on HasThread {
        thread {
          key
          kind
          when
          title
          state
          path
          isCurrent
        }
      }
    `,
    record,
  )
  if (thread.length < 2) return null
  return (
    <Section title={texts.originAndOutcomes()}>
      <Stack as="ol" listStyleType="none" gap="0" aria-label={texts.earliestFirst()}>
        {thread.map((step, nth) => (
          <Row key={step.key} step={step} isLast={nth === thread.length - 1} />
        ))}
      </Stack>
    </Section>
  )
}

function Row({ step: { kind, when, title, state, path, isCurrent }, isLast }: { step: Step; isLast: boolean }) {
  const [words, Icon] = kinds[kind]
  return (
    <HStack as="li" gap="3" alignItems="stretch" {...(isCurrent && { 'aria-current': 'true' as const })}>
      <Stack gap="1" alignItems="center" aria-hidden>
        <Box
          padding="1.5"
          borderRadius="full"
          bg={isCurrent ? 'brand.subtle' : 'bg.muted'}
          color={isCurrent ? 'brand.fg' : 'fg.muted'}
        >
          <Icon size={14} />
        </Box>
        {!isLast && <Box flex="1" width="1px" bg="border" />}
      </Stack>
      <Box minW="0" paddingBottom={isLast ? '0' : '4'}>
        <Text fontWeight={isCurrent ? 'semibold' : 'normal'} overflowWrap="anywhere" dir="auto">
          {path && !isCurrent ? (
            <TextLink asChild>
              <Link to={path}>{title}</Link>
            </TextLink>
          ) : (
            title
          )}
        </Text>
        <Text color="fg.muted" fontSize="xs">
          {words}
          {state && ` · ${state}`}
          {' · '}
          <time dateTime={when}>{formatDate(when)}</time>
          {isCurrent && ` · ${texts.thisOne()}`}
        </Text>
      </Box>
    </HStack>
  )
}
