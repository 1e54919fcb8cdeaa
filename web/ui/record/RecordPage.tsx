/**
 * The template of a record, on a page of its own and in a sheet: its head with status, level, visibility and the next
 * action, then what must be read first, its sections, and its facts in a rail.
 */
import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '../PageHeader.tsx'
import { useInSheet } from './place.ts'
import { RecordActions, type RecordAction } from './RecordActions.tsx'
import { RecordBody } from './RecordBody.tsx'
import type { Back } from './RecordMissing.tsx'
import { ownWay } from '../ownWay.tsx'

interface Props {
  title: string
  /** Status, level and visibility. */
  badges?: ReactNode
  /** A line about it: its number, company or authors. */
  note?: ReactNode
  actions?: readonly RecordAction[]
  /** Shown beside the actions: a star or a vote. */
  tools?: ReactNode
  /** Buttons with words before the actions. */
  buttons?: ReactNode
  /** The way back to the list, on a page. */
  back?: Back
  /** Where it stands on its way (AscentPlace). */
  place?: ReactNode
  /** What must be read first: warnings, and what the viewer has to do before anything else. */
  notices?: ReactNode
  rail?: ReactNode
  /** The sections. */
  children: ReactNode
}

export function RecordPage({ back, place, notices, rail, children, ...head }: Props) {
  const inSheet = useInSheet()
  return (
    <>
      {back && (
        <Button asChild variant="plain" paddingX="0" color="fg.muted" marginBottom="2">
          <Link to={back.to}>
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </Link>
        </Button>
      )}
      {inSheet ? <SheetHead {...head} /> : <PageHead {...head} />}
      <Stack gap="4">
        {place}
        {notices}
        <RecordBody rail={rail}>{children}</RecordBody>
      </Stack>
    </>
  )
}

type Head = Pick<Props, 'title' | 'badges' | 'note' | 'actions' | 'tools' | 'buttons'>

const PageHead = ({ title, badges, note, actions = [], tools, buttons }: Head) => (
  <PageHeader
    title={title}
    description={
      <HStack gap="2" flexWrap="wrap">
        {ownWay(note)}
        {badges}
      </HStack>
    }
    actions={
      <>
        {tools}
        {buttons}
        <RecordActions title={title} actions={actions} />
      </>
    }
  />
)

const SheetHead = ({ title, badges, note, actions = [], tools, buttons }: Head) => (
  <Stack gap="2" paddingBottom="4">
    <Flex gap="2" justifyContent="space-between" alignItems="start">
      <HStack gap="1.5" flexWrap="wrap">
        {badges}
      </HStack>
      <HStack gap="1">{tools}</HStack>
    </Flex>
    <Heading as="h2" size="xl" overflowWrap="anywhere">
      {ownWay(title)}
    </Heading>
    {note && (
      <Text as="div" color="fg.muted" overflowWrap="anywhere">
        {ownWay(note)}
      </Text>
    )}
    {(actions.length > 0 || buttons) && (
      <Box>
        <HStack gap="2" flexWrap="wrap">
          {buttons}
          <RecordActions title={title} actions={actions} />
        </HStack>
      </Box>
    )}
  </Stack>
)
