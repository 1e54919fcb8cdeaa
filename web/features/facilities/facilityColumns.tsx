/** Facilities as rows and cards of their list. */
import { Flex, Heading, Image, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Microscope } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/facilities/list.js'
import { dotted } from '#listed'
import type {
  facilityColumns_facility$data,
  facilityColumns_facility$key,
} from '#web/__generated__/facilityColumns_facility.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatMoney, formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'

type Facility = facilityColumns_facility$data[number]

export const useFacilities = (facilities: facilityColumns_facility$key) =>
  useFragment<facilityColumns_facility$key>(
    graphql`
      fragment facilityColumns_facility on Facility @relay(plural: true) {
        id
        number
        path
        name
        department
        location
        ratePerHour
        approval
        active
        photo
        nextFree
      }
    `,
    facilities,
  )

export const rateWords = (ratePerHour: number): string =>
  ratePerHour ? texts.perHour({ amount: formatMoney(ratePerHour) }) : texts.free()

const freeWords = ({ active, nextFree }: Facility): string => {
  if (!active) return texts.notOffered()
  return nextFree ? texts.nextFree({ time: formatTime(nextFree) }) : texts.noneFree()
}

const Tags = ({ facility: { approval, active } }: { facility: Facility }) => (
  <>
    <Tag tone={approval ? 'pending' : 'success'}>{approval ? texts.needsApproval() : texts.bookAtOnce()}</Tag>
    {!active && <Tag tone="neutral">{texts.inactive()}</Tag>}
  </>
)

export const facilityColumns: Column<Facility>[] = [
  {
    header: texts.facility(),
    share: 2,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.facility()]: 'name' },
    cell: ({ path, name }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{name}</Link>
      </TextLink>
    ),
  },
  { header: texts.department(), share: 1.4, file: 'department', cell: ({ department }) => department },
  { header: texts.location(), share: 1.4, file: 'location', cell: ({ location }) => location },
  {
    header: texts.rate(),
    width: 8,
    sort: 'RATE',
    file: 'ratePerHour',
    look: 'one-line',
    cell: ({ ratePerHour }) => rateWords(ratePerHour),
  },
  { header: texts.nextFreeTime(), width: 12, cell: freeWords },
  {
    header: texts.booking(),
    width: 10,
    file: 'approval',
    cell: (facility) => (
      <Flex gap="1" wrap="wrap">
        <Tags facility={facility} />
      </Flex>
    ),
  },
]

export const FacilityCard = ({ facility }: { facility: Facility }) => (
  <Card aria-label={facility.name} padding="0" overflow="hidden">
    <Photo src={facility.photo} />
    <Stack gap="2" padding="4" paddingTop="1" flex="1">
      <Flex gap="1.5" wrap="wrap">
        <Tags facility={facility} />
      </Flex>
      <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
        <Link to={facility.path}>{facility.name}</Link>
      </Heading>
      <Text fontSize="sm" color="fg.muted" dir="auto">
        {dotted([facility.department, facility.location])}
      </Text>
      <Stack gap="0" marginTop="auto">
        <Text fontWeight="medium">{rateWords(facility.ratePerHour)}</Text>
        <Text fontSize="sm" color="fg.muted">
          {freeWords(facility)}
        </Text>
      </Stack>
    </Stack>
  </Card>
)

/** The first photo, or a sign in its place, so that cards of a row stay in line. */
const Photo = ({ src }: { src: string | null | undefined }) => (
  <Flex height="36" bg="bg.muted" color="fg.muted" alignItems="center" justifyContent="center" aria-hidden>
    {src ? <Image src={src} alt="" boxSize="full" objectFit="cover" loading="lazy" /> : <Microscope size={40} />}
  </Flex>
)
