/** First steps that a university has added, for tests. */
import type { Prisma, UniversityStep } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

/** Writes a step of researchers, unless overridden. */
export const makeUniversityStep = (
  db: Db | Tx,
  overrides: Partial<Prisma.UniversityStepUncheckedCreateInput> = {},
): Promise<UniversityStep> =>
  db.universityStep.create({
    data: {
      title: 'Meet your liaison',
      note: 'She knows every company here.',
      titleArabic: 'قابل منسقتك',
      noteArabic: 'تعرف كل شركة هنا.',
      link: '/researchers/projects',
      roles: ['RESEARCHER'],
      ...overrides,
    },
  })
