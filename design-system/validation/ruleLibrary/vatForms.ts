const northernIreland = '#########|############|GD###|HA###';

/**
 * The forms of VAT numbers after the letters of the country, as masks. Sources: European Commission, VIES (EU and Northern Ireland); HMRC
 * (GB); Federal Statistical Office, UID register (CH); Brønnøysund Register Centre (NO).
 */
export const vatForms: Readonly<Record<string, string>> = {
  AT: 'U########',
  BE: '0#########|1#########',
  BG: '#########|##########',
  CH: 'E#########|E#########MWST|E#########TVA|E#########IVA',
  CY: '########@',
  CZ: '########|#########|##########',
  DE: '#########',
  DK: '########',
  EE: '#########',
  EL: '#########',
  ES: '@#######*|########@',
  FI: '########',
  FR: '**#########',
  GB: northernIreland,
  HR: '###########',
  HU: '########',
  IE: '#######@|#*#####@|#######@@',
  IT: '###########',
  LT: '#########|############',
  LU: '########',
  LV: '###########',
  MT: '########',
  NL: '#########B##',
  NO: '#########|#########MVA',
  PL: '##########',
  PT: '#########',
  RO: '########|##|###|####|#####|######|#######|#########|##########',
  SE: '############',
  SI: '########',
  SK: '##########',
  XI: northernIreland,
};
