// Moves the clock of a process by DRILL_CLOCK milliseconds, as a machine whose time was set wrong; DRILL_CLOCK_FILE names a file
// that says by how much while it runs.
import { readFileSync } from 'node:fs'

let by = Number(process.env.DRILL_CLOCK ?? 0)
const file = process.env.DRILL_CLOCK_FILE
if (file)
  setInterval(() => {
    by = Number(readFileSync(file, 'utf8'))
  }, 50).unref()
const Real = Date
globalThis.Date = class Date extends Real {
  constructor(...args) {
    if (args.length) super(...args)
    else super(Real.now() + by)
  }
  static now() {
    return Real.now() + by
  }
}
