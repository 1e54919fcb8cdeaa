/** What administrators look after, a line each, with what is wrong said first; the lines lead to where it is put right. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/system/state.js'
import type { PlatformState_query$key } from '#web/__generated__/PlatformState_query.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ago, formatBytes, formatCount } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

interface Line {
  to: string
  title: string
  note?: string
  /** What is wrong; nothing where all is well. */
  wrong: string | false
  /** What is said where nothing is wrong. */
  well: string
}

export function PlatformState({ query }: { query: PlatformState_query$key }) {
  const data = useFragment(
    graphql`
      fragment PlatformState_query on Query {
        systemHealth {
          databaseMs
          jobsFailed
          jobsWaiting
          mail
        }
        systemReport {
          version
          redis
          malwareScanner
          database {
            bytes
          }
          uploads {
            count
            bytes
          }
        }
        givenUpMails
        backupReport {
          everyHours
          latest {
            startedAt
          }
        }
        moderationStatistics {
          waiting
          overdue
        }
        platformStats {
          apiKeys
          apiKeysEnding
        }
        featureFlags {
          name
          stale
        }
        running: announcements(filter: { state: [SHOWN] }, first: 0) {
          totalCount(exact: true)
        }
      }
    `,
    query,
  )
  const { systemHealth: health, systemReport: report, backupReport: backups, moderationStatistics: cases } = data
  const { apiKeys, apiKeysEnding } = data.platformStats
  const stale = data.featureFlags.filter((flag) => flag.stale.length > 0).length
  const system = '/admin/settings/system'
  const lines: Line[] = [
    {
      to: system,
      title: texts.jobs(),
      note: texts.jobsWaiting({ count: health.jobsWaiting }),
      wrong: health.jobsFailed > 0 && texts.failed({ count: health.jobsFailed }),
      well: texts.noneFailed(),
    },
    {
      to: health.mail === 'smtp' ? '/admin/notifications/log?state=given-up' : system,
      title: texts.mail(),
      wrong:
        (health.mail !== 'smtp' && texts.noMailServer()) ||
        (data.givenUpMails > 0 && texts.givenUp({ count: data.givenUpMails })),
      well: texts.allSent(),
    },
    {
      to: '/admin/settings/backups',
      title: texts.backups(),
      note: backups.everyHours == null ? texts.notScheduled() : texts.everyHours({ count: backups.everyHours }),
      wrong: !backups.latest && texts.noBackup(),
      well: backups.latest ? ago(backups.latest.startedAt) : '',
    },
    {
      to: '/admin/content-moderation',
      title: texts.reports(),
      note: texts.casesWaiting({ count: cases.waiting }),
      wrong: cases.overdue > 0 && texts.overdue({ count: cases.overdue }),
      well: texts.noneOverdue(),
    },
    {
      to: '/admin/api/keys',
      title: texts.keys(),
      note: texts.keysInForce({ count: apiKeys }),
      wrong: apiKeysEnding > 0 && texts.ending({ count: apiKeysEnding }),
      well: texts.noneEnding(),
    },
    {
      to: '/admin/feature-flags',
      title: texts.flags(),
      wrong: stale > 0 && texts.stale({ count: stale }),
      well: texts.noneStale(),
    },
    {
      to: system,
      title: texts.storage(),
      note: texts.holds({
        database: formatBytes(report.database.bytes),
        files: report.uploads.count,
        bytes: formatBytes(report.uploads.bytes),
      }),
      wrong:
        (report.malwareScanner === 'AWAY' && texts.scannerAway()) || (report.redis === 'AWAY' && texts.redisAway()),
      well: texts.milliseconds({ count: health.databaseMs }),
    },
    {
      to: '/admin/announcements/manage?state=shown',
      title: texts.announcements(),
      wrong: false,
      well: formatCount(data.running.totalCount),
    },
  ]
  const wrong = lines.filter((line) => line.wrong).length
  return (
    <div data-tour="platform">
      <Section title={wrong ? texts.titleCounted({ count: wrong }) : texts.title({ version: report.version })}>
        <LinkRows>
          {lines
            .toSorted((one, other) => Number(!one.wrong) - Number(!other.wrong))
            .map(({ to, title, note, wrong: problem, well }) => (
              <LinkRow key={title} to={to} title={title} note={note}>
                <Tag tone={problem ? 'danger' : 'neutral'}>{problem || well}</Tag>
              </LinkRow>
            ))}
        </LinkRows>
      </Section>
    </div>
  )
}
