/** What people read while the platform is maintained. */
import { Box } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/platform/notice.js'
import type { MaintenanceNotice_maintenance$key } from '#web/__generated__/MaintenanceNotice_maintenance.graphql.ts'
import { AnnouncementView } from '#web/features/announcements/AnnouncementView.tsx'
import { formatTime } from '#web/ui/format.ts'

interface Props {
  maintenance: MaintenanceNotice_maintenance$key
  mayChange: boolean
}

export default function MaintenanceNotice({ maintenance, mayChange }: Props) {
  const { text, textArabic, until } = useFragment(
    graphql`
      fragment MaintenanceNotice_maintenance on Maintenance {
        text
        textArabic
        until
      }
    `,
    maintenance,
  )
  const inWords = (words: string, end: (time: { time: string }) => string) =>
    [words, ...(until ? [end({ time: formatTime(until) })] : []), ...(mayChange ? [texts.mayChange()] : [])].join('\n')
  return (
    <Box as="aside" aria-label={texts.title()}>
      <AnnouncementView
        severity="WARNING"
        title={texts.title()}
        titleArabic={texts.titleArabic()}
        text={inWords(text || texts.text(), texts.until)}
        textArabic={inWords(textArabic || texts.textArabic(), texts.untilArabic)}
      />
    </Box>
  )
}
