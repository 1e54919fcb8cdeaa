/** What one is told, by category: a row for all of it at once, and on demand one for each kind. */
import { Button, NativeSelect, Table, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type {
  EmailDelivery,
  NotificationPreferencesSectionQuery,
} from '#web/__generated__/NotificationPreferencesSectionQuery.graphql.ts'
import * as channels from '#texts/notifications/notificationPreferencesSection.js'
import * as texts from '#texts/notifications/preferenceRows.js'
import * as counts from '#texts/notifications/counts.js'
import { Toggle } from '#web/ui/form/Tick.tsx'

export type Preference = NotificationPreferencesSectionQuery['response']['notificationPreferences'][number]

interface Props {
  /** The category in words. */
  title: string
  preferences: readonly Preference[]
  disabled: boolean
  /** The kind that a link leads to. */
  shown?: string | null
  onChange: (preferences: readonly Preference[], change: { bell?: boolean; email?: EmailDelivery }) => void
}

const emailWords: Record<EmailDelivery, string> = {
  OFF: texts.noMail(),
  INSTANT: texts.atOnce(),
  DIGEST: texts.dailyDigest(),
}

export function PreferenceRows({ title, preferences, disabled, shown = null, onChange }: Props) {
  const [open, setOpen] = useState(preferences.some(({ kind }) => kind === shown))
  const told = preferences.filter(({ bell }) => bell).length
  const [usual] = preferences
  const same = preferences.every(({ email }) => email === usual!.email)
  const Arrow = open ? ChevronDown : ChevronRight
  return (
    <Table.Body>
      <Row
        name={title}
        bell={told > 0}
        email={same ? usual!.email : null}
        disabled={disabled}
        onChange={(change) => onChange(preferences, change)}
      >
        <Button
          size="sm"
          variant="ghost"
          paddingInline="2"
          marginInlineStart="-2"
          whiteSpace="normal"
          textAlign="start"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Arrow size={16} aria-hidden />
          {title}
        </Button>
        <Text color="fg.muted" fontSize="xs" paddingInlineStart="6">
          {counts.kinds({ count: preferences.length })}
          {told > 0 && told < preferences.length && texts.onTheBell({ told })}
        </Text>
      </Row>
      {open &&
        preferences.map((one) => (
          <Row
            key={one.kind}
            name={one.title}
            bell={one.bell}
            email={one.email}
            disabled={disabled}
            shown={one.kind === shown}
            onChange={(change) => onChange([one], change)}
          >
            <Text paddingInlineStart="6">{one.title}</Text>
          </Row>
        ))}
    </Table.Body>
  )
}

/** On a narrow screen a row is a card: what it is about, and beneath it the ways in which one hears of it. */
const asCard = {
  display: { base: 'flex', sm: 'table-row' },
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: '4',
  borderBottomWidth: { base: '1px', sm: '0' },
  '& > td': { borderBottomWidth: { base: '0', sm: '1px' } },
  '& > td:first-of-type': { flexBasis: '100%' },
}

/** The word of a column whose heading a narrow screen does not show. */
const Channel = ({ children }: { children: ReactNode }) => (
  <Text hideFrom="sm" aria-hidden color="fg.muted" fontSize="xs" marginBottom="1">
    {children}
  </Text>
)

interface RowProps {
  name: string
  bell: boolean
  /** Nothing when the kinds differ. */
  email: EmailDelivery | null
  disabled: boolean
  shown?: boolean
  onChange: (change: { bell?: boolean; email?: EmailDelivery }) => void
  children: ReactNode
}

function Row({ name, bell, email, disabled, shown = false, onChange, children }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (shown) row.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  return (
    <Table.Row ref={row} css={asCard} {...(shown ? { bg: 'brand.subtle' } : {})}>
      <Table.Cell>{children}</Table.Cell>
      <Table.Cell>
        <Channel>{channels.bell()}</Channel>
        <Toggle
          aria-label={texts.bell({ name })}
          checked={bell}
          disabled={disabled}
          onChange={(checked) => onChange({ bell: checked })}
        />
      </Table.Cell>
      <Table.Cell>
        <Channel>{channels.mail()}</Channel>
        <NativeSelect.Root size="sm" minW="130px" maxW="220px" disabled={disabled}>
          <NativeSelect.Field
            aria-label={texts.mail({ name })}
            value={email ?? ''}
            onChange={(event) => onChange({ email: event.target.value as EmailDelivery })}
          >
            {email === null && (
              <option value="" disabled>
                {texts.different()}
              </option>
            )}
            {Object.entries(emailWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Table.Cell>
    </Table.Row>
  )
}
