/** Investors write in what they invest. */
import { object } from 'yup'
import { action } from '../../action.ts'
import { saveInvestmentThesisRules } from './opportunity.rules.ts'

export const saveInvestmentThesis = action({
  name: 'saveInvestmentThesis',
  requires: 'THESIS_OWN',
  rules: saveInvestmentThesisRules,
  description: 'Writes the viewer’s investment thesis; what is not given is empty.',
  async run({ tx, viewer }, input) {
    const {
      trlFrom = null,
      trlUntil = null,
      ticketFrom = null,
      ticketUntil = null,
      sectors = [],
      stages = [],
      places = [],
      words = '',
      shared = false,
    } = input
    const data = {
      trlFrom,
      trlUntil,
      ticketFrom,
      ticketUntil,
      words,
      shared,
      sectors: [...new Set(sectors)],
      stages: [...new Set(stages)],
      places: [...new Set(places)],
    }
    const { id } = await tx.investmentThesis.upsert({
      where: { investorId: viewer.id },
      create: { investorId: viewer.id, ...data },
      update: data,
    })
    return { thesisId: id as number | null }
  },
})

export const deleteInvestmentThesis = action({
  name: 'deleteInvestmentThesis',
  requires: 'THESIS_OWN',
  rules: object(),
  description: 'Deletes the viewer’s investment thesis; opportunities are then listed by newest.',
  async run({ tx, viewer }) {
    await tx.investmentThesis.deleteMany({ where: { investorId: viewer.id } })
    return { thesisId: null as number | null }
  },
})
