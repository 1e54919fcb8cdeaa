/** Writes the help article that the demo university has added: how its researchers are received, in both languages. */
import type { Tx } from '../../api/db.ts'
import { ownSlug } from '../../api/features/help/ownSlug.rules.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

const words = {
  ENGLISH: {
    title: 'Before you meet the commercialization office',
    summary: 'What to bring to a first conversation, and what happens after it.',
    text: `The office receives researchers of every department on the ground floor of the research building.

## What to bring

- One page on what your work does, for whom, and how far it is.
- Who else took part, and who paid for it.
- What you have published or plan to publish. See [publishing and protection](?article=protect-before-you-publish).

## What happens then

You get a person who stays with your project. Within ten working days they tell you what they propose as a next step.`,
  },
  ARABIC: {
    title: 'قبل لقائك مكتب التسويق التجاري',
    summary: 'ما الذي تحضره إلى أول لقاء، وماذا يحدث بعده.',
    text: `يستقبل المكتب الباحثين من جميع الأقسام في الطابق الأرضي من مبنى الأبحاث.

## ما الذي تحضره

- صفحة واحدة عمّا يفعله عملك، ولمن، وإلى أين وصل.
- من شارك فيه، ومن موّله.
- ما نشرته أو تنوي نشره. انظر [النشر والحماية](?article=protect-before-you-publish).

## ماذا يحدث بعد ذلك

يتولى شخص واحد متابعة مشروعك. ويخبرك خلال عشرة أيام عمل بالخطوة التالية التي يقترحها.`,
  },
} as const

export async function seedHelp(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const by = persons.get('admin')!
  const { id: articleId } = await tx.helpArticle.create({
    data: { category: 'PROCESS', type: 'GUIDE', roles: ['RESEARCHER'], createdAt: calendar.ago(30) },
  })
  const version = {
    articleId,
    slug: ownSlug(articleId),
    basedOn: '',
    writtenById: by,
    publishedById: by,
    current: true,
  }
  const [writtenAt, publishedAt] = [calendar.ago(30), calendar.ago(29)]
  await tx.helpVersion.createMany({
    data: (['ENGLISH', 'ARABIC'] as const).map((language) => ({
      ...version,
      ...words[language],
      language,
      writtenAt,
      publishedAt,
    })),
  })
}
