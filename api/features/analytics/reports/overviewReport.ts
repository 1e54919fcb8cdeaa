/** What the pages of analytics and of indicators show, as a report. */
import * as texts from '#texts/analytics/reports.js'
import type { Context } from '../../../context.ts'
import { dayInWords, momentOnPaper } from '../../../days.ts'
import { figures, type FigureId } from '../../../figures/figures.ts'
import { refreshedUntil } from '../../../figures/refresh.ts'
import { levelsOf, monthsOf, sharesOf } from '../../../figures/values.ts'
import { daysOf, type Asked } from '../asking.ts'
import { activityFigures, figuresOf, growthAreas } from '../overview.ts'
import { monthsTable } from './monthsTable.ts'
import type { Report, ReportTable } from './report.ts'

/** Of whom a report is, over which days, and as of when. */
export async function aboutOf({ db }: Pick<Context, 'db'>, asked: Asked): Promise<string[]> {
  const { from, until } = daysOf(asked)
  const person =
    asked.person === null ? null : await db.user.findUnique({ where: { id: asked.person }, select: { name: true } })
  const refreshed = asked.asOf ?? (await refreshedUntil(db))
  const days = dayInWords(new Date(until))
  return [
    person ? texts.ofPerson({ name: person.name }) : texts.ofUniversity(),
    from ? texts.period({ from: dayInWords(new Date(from)), until: days }) : texts.untilDay({ until: days }),
    ...(refreshed ? [texts.asOf({ moment: momentOnPaper(refreshed) })] : []),
  ]
}

const unitOf = (id: FigureId) => ({ RECORDS: '', AED: 'AED', LEVELS: texts.levels() })[figures[id].unit]

/** All figures with their definitions. */
async function figuresTable({ db }: Pick<Context, 'db'>, asked: Asked): Promise<ReportTable> {
  const values = await figuresOf(db, asked)
  return {
    title: texts.figures(),
    head: [texts.figure(), texts.value(), texts.before(), texts.unit(), texts.definition()],
    rows: values
      .filter(({ id }) => id !== 'PROJECT_LEVELS')
      .map(({ id, value, before }) => [figures[id].name(), value, before, unitOf(id), figures[id].definition()]),
  }
}

export async function indicatorsReport(ctx: Context, asked: Asked): Promise<Report> {
  return { title: texts.indicators(), about: await aboutOf(ctx, asked), tables: [await figuresTable(ctx, asked)] }
}

export async function overviewReport(ctx: Pick<Context, 'db'>, asked: Asked): Promise<Report> {
  const { db } = ctx
  const [about, table, months, departments, levels, areas] = await Promise.all([
    aboutOf(ctx, asked),
    figuresTable(ctx, asked),
    monthsOf(db, activityFigures, asked),
    sharesOf(db, 'PROJECTS', 'department', asked),
    levelsOf(db, asked),
    growthAreas(db, asked),
  ])
  return {
    title: texts.overview(),
    about,
    tables: [
      table,
      monthsTable(texts.activity(), activityFigures, months),
      {
        title: texts.departments(),
        head: [texts.department(), figures.PROJECTS.name()],
        rows: departments.map(({ key, value }) => [key || texts.noDepartment(), value]),
      },
      {
        title: figures.PROJECT_LEVELS.name(),
        head: [texts.level(), figures.PROJECTS.name()],
        rows: levels.map(({ level, value }) => [level ? texts.trl({ level }) : texts.notAssessed(), value]),
      },
      {
        title: texts.growth(),
        head: [texts.department(), texts.value(), texts.before(), texts.percent()],
        rows: areas.map(({ department, value, before, percent }) => [department, value, before, percent]),
      },
    ],
  }
}
