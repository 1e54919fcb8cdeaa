/** Writes what the demo university announces: one announcement now, one that comes, one that is over. */
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

/** Maintenance begins at 20:00 at the university, which is four hours ahead of UTC. */
export async function seedAnnouncements(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const createdById = persons.get('admin')!
  const maintenance = calendar.date(9)
  maintenance.setUTCHours(16, 0, 0, 0)
  const announcements = [
    {
      title: 'Proof-of-concept fund: second call is open',
      text: 'Up to AED 250,000 for projects at TRL 3 to 5. Send your outline to the commercialization team by the end of the month.',
      titleArabic: 'صندوق إثبات المفهوم: فُتح باب التقديم للدورة الثانية',
      textArabic:
        'تمويل يصل إلى 250,000 درهم للمشاريع في مستوى الجاهزية التقنية من 3 إلى 5. أرسل ملخصك إلى فريق التسويق التجاري قبل نهاية الشهر.',
      roles: ['RESEARCHER' as const],
      pages: ['/researcher-dashboard'],
      startsAt: calendar.ago(3),
      endsAt: calendar.date(20),
      createdAt: calendar.ago(4),
    },
    {
      title: 'Maintenance from 20:00 to 22:00',
      text: 'The platform cannot be reached during this time. Please save your work before.',
      titleArabic: 'صيانة من الساعة 20:00 إلى 22:00',
      textArabic: 'لن تكون المنصة متاحة خلال هذا الوقت. يرجى حفظ عملك قبل ذلك.',
      severity: 'WARNING' as const,
      dismissible: false,
      startsAt: maintenance,
      endsAt: new Date(maintenance.getTime() + 2 * 3_600_000),
      createdAt: calendar.ago(1),
    },
    {
      title: 'Feedback on expert sessions',
      text: 'Please answer the questions after each session within three days, so that researchers can go on.',
      titleArabic: 'الملاحظات على جلسات الخبراء',
      textArabic: 'يرجى الإجابة عن الأسئلة بعد كل جلسة خلال ثلاثة أيام حتى يتمكن الباحثون من المتابعة.',
      roles: ['EXPERT' as const],
      startsAt: calendar.ago(60),
      endsAt: calendar.ago(40),
      createdAt: calendar.ago(61),
    },
    {
      title: 'Industry day this week',
      text: 'Companies present their challenges in the main hall. Everybody is welcome.',
      titleArabic: 'يوم الصناعة هذا الأسبوع',
      textArabic: 'تعرض الشركات تحدياتها في القاعة الرئيسية. الجميع مدعوون.',
      startsAt: calendar.ago(30),
      endsAt: calendar.ago(20),
      createdAt: calendar.ago(32),
    },
  ]
  await tx.announcement.createMany({
    data: announcements.map((announcement) => ({ ...announcement, createdById, updatedAt: announcement.createdAt })),
  })
}
