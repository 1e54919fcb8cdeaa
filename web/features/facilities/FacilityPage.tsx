/** One facility: what it can do, for how much, its rules, and the calendar in which it is booked. */
import { Image, SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as list from '#texts/facilities/list.js'
import * as texts from '#texts/facilities/facility.js'
import type { FacilityPageQuery } from '#web/__generated__/FacilityPageQuery.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { useHolidays } from '#web/features/meetings/useHolidays.ts'
import { usePin } from '#web/features/pins/usePin.ts'
import { usePage } from '#web/relay/page.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { FacilityCalendar } from './FacilityCalendar.tsx'
import { FacilityFacts } from './FacilityFacts.tsx'
import { FacilityOutages } from './FacilityOutages.tsx'
import { facilityHistory } from './facilityHistory.ts'
import { useFacilityActions } from './useFacilityActions.tsx'
import { useFacilityPaths } from './facilityPaths.ts'

export default function FacilityPage() {
  const data = usePage<FacilityPageQuery>(graphql`
    query FacilityPageQuery($number: Int!, $from: DateTime!, $until: DateTime!, $fromDay: Date!, $untilDay: Date!)
    @preloadable {
      ...useHolidays_query @arguments(fromDay: $fromDay, untilDay: $untilDay)
      facility(number: $number) {
        name
        department
        capability
        rules
        approval
        active
        canUpdate
        files {
          id
          name
          mediaType
          contentUrl
        }
        ...FacilityCalendar_facility @arguments(from: $from, until: $until)
        ...FacilityFacts_facility
        ...FacilityOutages_facility
        ...usePin_record
        ...useFacilityActions_facility
        ...FilesSection_record
        ...RecordHistory_record
      }
    }
  `)
  const { facility } = data
  const holidays = useHolidays(data)
  const { facilities } = useFacilityPaths()
  const back = { to: facilities, label: texts.back() }
  const { actions, dialog } = useFacilityActions(facility)
  const pin = usePin(facility)
  if (!facility) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  const photos = facility.files.filter(({ mediaType, contentUrl }) => mediaType.startsWith('image/') && contentUrl)
  return (
    <RecordPage
      title={facility.name}
      note={facility.department}
      badges={
        <>
          <Tag tone={facility.approval ? 'pending' : 'success'}>
            {facility.approval ? list.needsApproval() : list.bookAtOnce()}
          </Tag>
          {!facility.active && <Tag tone="neutral">{list.inactive()}</Tag>}
        </>
      }
      back={back}
      actions={[...actions, ...pin]}
      rail={
        <>
          <FacilityFacts facility={facility} />
          <FacilityOutages facility={facility} />
          {facility.canUpdate && <FilesSection record={facility} title={texts.photos()} insiders={texts.everybody()} />}
          {facility.canUpdate && <RecordHistory record={facility} words={facilityHistory} title={texts.history()} />}
        </>
      }
    >
      {photos.length > 0 && (
        <SimpleGrid columns={{ base: 1, md: Math.min(photos.length, 3) }} gap="3">
          {photos.map(({ id, name, contentUrl }) => (
            <Image
              key={id}
              src={`${contentUrl}&inline`}
              alt={texts.photoNamed({ name })}
              // Room is kept for what has not come: the calendar below would move away from who chooses a slot.
              height="72"
              width="full"
              objectFit="cover"
              borderRadius="md"
            />
          ))}
        </SimpleGrid>
      )}
      <FacilityCalendar facility={facility} holidays={holidays} />
      {facility.capability && (
        <Section title={texts.capability()}>
          <MarkdownText under={2} dir="auto">
            {facility.capability}
          </MarkdownText>
        </Section>
      )}
      {facility.rules && (
        <Section title={texts.rules()}>
          <MarkdownText under={2} dir="auto">
            {facility.rules}
          </MarkdownText>
        </Section>
      )}
      {dialog}
    </RecordPage>
  )
}
