/** What has to be done with which record, as a link to where it is done; who asked, since when, by when, and why of this viewer. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { DutyKind } from '#api/duties/kinds.rules.ts'
import * as texts from '#texts/duties/row.js'
import type { WaitingRow_duty$key } from '#web/__generated__/WaitingRow_duty.graphql.ts'
import { dotted } from '#listed'
import { useViewer } from '#web/app/AppContext.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow } from '#web/ui/LinkRows.tsx'
import { answererOf } from './answerers.ts'
import { kindInWords } from './waiting.list.ts'

interface Props {
  duty: WaitingRow_duty$key
  /** Whether the viewer waits for others to do it. */
  awaited: boolean
}

export function WaitingRow({ duty, awaited }: Props) {
  const { kind, title, path, since, due, when, daysLate, askedBy, outside, why, takenBy, takenById } = useFragment(
    graphql`
      fragment WaitingRow_duty on Duty {
        kind
        title
        path
        since
        due
        when
        daysLate
        askedBy
        outside
        why
        takenBy
        takenById
      }
    `,
    duty,
  )
  const { userId } = useViewer()
  const answerer = awaited ? answererOf(kind as DutyKind) : null
  const who = answerer ? texts.from({ who: answerer }) : askedBy && texts.askedBy({ name: askedBy })
  const late = when === 'LATE'
  return (
    <LinkRow
      to={path}
      title={texts.doing({ kind: kindInWords(kind), title })}
      note={
        <>
          <Text>{dotted([who, texts.since({ day: formatDate(since) })])}</Text>
          {why && <Text>{why}</Text>}
        </>
      }
    >
      {outside && !awaited && <Tag tone="info">{texts.outside()}</Tag>}
      {takenBy && takenById !== userId && <Tag tone="brand">{texts.takenBy({ name: takenBy })}</Tag>}
      {late && <Tag tone="danger">{texts.daysLate({ count: daysLate })}</Tag>}
      <Tag>{late ? texts.wasDue({ day: formatDate(due) }) : texts.due({ day: formatDate(due) })}</Tag>
    </LinkRow>
  )
}
