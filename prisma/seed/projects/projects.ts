/** Every project of the demo university. */
import { biomedical } from './biomedical.ts'
import { business } from './business.ts'
import { chemistry } from './chemistry.ts'
import { civil } from './civil.ts'
import { computerScience } from './computerScience.ts'
import type { DemoProject } from './demoProject.ts'
import { electrical } from './electrical.ts'
import { environmental } from './environmental.ts'
import { materials } from './materials.ts'
import { mechanical } from './mechanical.ts'
import { medicine } from './medicine.ts'
import { publicHealth } from './publicHealth.ts'

export const projects: DemoProject[] = [
  ...computerScience,
  ...electrical,
  ...mechanical,
  ...materials,
  ...biomedical,
  ...civil,
  ...chemistry,
  ...environmental,
  ...business,
  ...medicine,
  ...publicHealth,
]
