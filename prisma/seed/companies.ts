/** Companies and funds around the demo university: invented, named by what they do, marked as demo. */
export const companies = {
  desalination: 'Gulf Desalination Systems (demo)',
  cooling: 'District Cooling Operators (demo)',
  port: 'Northern Port Logistics (demo)',
  mobility: 'Inland Mobility Works (demo)',
  building: 'Mountain Aggregate Products (demo)',
  devices: 'Gulf Wearable Devices (demo)',
  crops: 'Oasis Crop Sensing (demo)',
  pipelines: 'Coastal Pipeline Integrity (demo)',
} as const

export const funds = {
  seed: 'First Falaj Seed Fund (demo)',
  growth: 'Second Oasis Growth Capital (demo)',
  impact: 'Blue Dhow Impact Partners (demo)',
  angels: 'Twelve Palms Angels (demo)',
  industrial: 'Red Dune Industrial Fund (demo)',
} as const

export const university = 'Wadi Noor University (demo)'
