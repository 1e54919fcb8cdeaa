/** What some people answer in how many working days, and how many answers came in time. */
import { Text } from '@chakra-ui/react'
import type { DutyKind } from '#api/duties/kinds.rules.ts'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/duties/promises.js'
import { Section } from '#web/ui/Facts.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

interface Promised {
  readonly kind: string
  readonly days: number | null | undefined
  readonly kept: KeptProps
}

interface Props {
  name: string
  promises: readonly Promised[]
}

export const AnswersTable = ({ name, promises }: Props) => (
  <Section title={name}>
    <SmallTable
      name={name}
      rows={promises}
      keyOf={({ kind }) => kind}
      columns={[
        { header: texts.what(), cell: ({ kind }) => kindWords[kind as DutyKind]() },
        { header: texts.within(), number: true, cell: ({ kind, days }) => days ?? texts.ownDay({ kind }) },
        { header: texts.inTime(), number: true, cell: ({ kept }) => <Kept {...kept} /> },
      ]}
    />
  </Section>
)

interface KeptProps {
  answered: number
  inTime: number | null | undefined
}

const Kept = ({ answered, inTime }: KeptProps) =>
  typeof inTime === 'number' ? (
    <>
      {texts.share({ share: inTime / answered })}{' '}
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        {texts.counts({ inTime, answered })}
      </Text>
    </>
  ) : (
    <Text as="span" color="fg.muted">
      {texts.tooFew()}
    </Text>
  )
