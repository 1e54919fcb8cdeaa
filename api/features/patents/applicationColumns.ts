/** What is known of an application, as its columns keep it, and what is wrong with dates that do not go together. */
import type { InferType } from 'yup'
import * as errors from '#texts/patents/errors.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { invalid } from '../../errors.ts'
import type { updatePatentRules } from './patent.rules.ts'

type Given = InferType<typeof updatePatentRules.whole>

/** An empty text and nothing are no number. */
export const applicationColumns = ({
  applicationNumber,
  publicationNumber,
  grantNumber,
  filedOn = null,
  publishedOn = null,
  grantedOn = null,
  attorney = '',
  notes = '',
  ...rest
}: Given) => ({
  ...rest,
  applicationNumber: applicationNumber || null,
  publicationNumber: publicationNumber || null,
  grantNumber: grantNumber || null,
  filedOn,
  publishedOn,
  grantedOn,
  attorney,
  notes,
})

export type ApplicationColumns = ReturnType<typeof applicationColumns>

type Told = Pick<Patent, 'office' | 'kind' | 'filedOn' | 'publishedOn' | 'grantedOn'>

/** Refuses dates that do not follow one another, or that this kind of application never has. */
export function needOrder({ office, kind, filedOn, publishedOn, grantedOn }: Told): void {
  if ((publishedOn || grantedOn) && !filedOn) throw invalid({ filedOn: errors.filedFirst() })
  if (publishedOn && filedOn && publishedOn < filedOn) throw invalid({ publishedOn: errors.publishedBefore() })
  if (grantedOn && filedOn && grantedOn < filedOn) throw invalid({ grantedOn: errors.grantedBefore() })
  if (kind === 'PROVISIONAL' && (publishedOn || grantedOn))
    throw invalid({ [publishedOn ? 'publishedOn' : 'grantedOn']: errors.provisionalEnds() })
  if (office === 'WO' && grantedOn) throw invalid({ grantedOn: errors.internationalGrant() })
}

/** An application is listed once; whoever comes first keeps it. */
export async function refuseKnown(
  { tx }: Pick<Work, 'tx'>,
  { office, applicationNumber }: Pick<ApplicationColumns, 'office' | 'applicationNumber'>,
  id?: number,
): Promise<void> {
  if (!applicationNumber) return
  const known = await tx.patent.findUnique({
    where: { office_applicationNumber: { office, applicationNumber } },
    select: { id: true },
  })
  // It may be confidential: nothing is said of it.
  if (known && known.id !== id) throw invalid({ applicationNumber: errors.known() })
}
