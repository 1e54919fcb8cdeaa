/** What the look of a platform must hold (docs/spec/shell.md#white-label): its colours can be read. */
import { array, object, type TestConfig } from 'yup'
import { contrast, isColour } from '#api/colour.rules.ts'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { enumOf, text } from '#api/rules.ts'
import * as texts from '#texts/branding/rules.js'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls. */
const leastOfText = 4.5
const leastOfControls = 3

const colour = (label: string) =>
  text(7)
    .matches(/^#[0-9a-f]{6}$/i, texts.colour)
    .required(texts.colour)
    .meta({ label, description: `${label}, #rrggbb.` })

/** For a colour that stands on the background. */
const seen = (least: number): TestConfig<string | undefined> => ({
  name: 'contrast',
  test(value, { parent, createError, path }) {
    const { backgroundColor } = parent as { backgroundColor?: string }
    if (!isColour(value) || !isColour(backgroundColor)) return true
    const found = contrast(value, backgroundColor)
    if (found >= least) return true
    return createError({ path, message: texts.contrast({ found: found.toFixed(1), least: String(least) }) })
  },
})

const label = text(40).required(texts.giveLabel).meta({ label: texts.label() })

/** An icon of some kilobytes, in the address itself: no other site is asked for it. */
const icon = /^(data:image\/(png|x-icon|vnd\.microsoft\.icon);base64,[A-Za-z0-9+/]+=*)?$/

const roleLabel = object({ role: enumOf(allRoles, 'Role').required(), label }).meta({ input: 'RoleLabelInput' })

const menuLabel = object({
  path: text(200)
    .matches(/^\/[\w/-]*$/, texts.pathWrong)
    .required(texts.pathWrong)
    .meta({ label: texts.path() }),
  label,
}).meta({ input: 'MenuLabelInput' })

export const saveWhiteLabelRules = object({
  platformName: text(40).required(texts.giveName).meta({ label: texts.platformName() }),
  accentColor: colour(texts.accentColor()).test(seen(leastOfControls)),
  backgroundColor: colour(texts.backgroundColor()),
  textColor: colour(texts.textColor()).test(seen(leastOfText)),
  primaryColor: colour(texts.primaryColor()),
  secondaryColor: colour(texts.secondaryColor()),
  faviconUrl: text(30_000)
    .matches(icon, texts.icon)
    .meta({ label: texts.favicon(), description: 'A PNG or ICO of at most 20 kB as a data address; empty for ours.' }),
  roleLabels: array(roleLabel.required())
    .max(allRoles.length)
    .meta({ label: texts.roleLabels(), description: 'What roles are called instead of their usual names.' }),
  sidebarLabels: array(menuLabel.required()).max(60).meta({
    label: texts.sidebarLabels(),
    description: 'What entries of the menu are called instead of their usual names.',
  }),
})
