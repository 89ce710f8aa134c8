/** The fictional brands of the demo: name, handle, verified, hours to reply, days to pay, completed jobs. */
export const brands = {
  solstice: ['Solstice Drinks', '@solsticedrinks', true, 9, 14, 41],
  hearth: ['Hearth & Oat', '@hearthandoat', true, 14, 14, 28],
  nimbus: ['Nimbus Run', '@nimbusrun', true, 20, 13, 63],
  verdant: ['Verdant Skin', '@verdantskin', true, 11, 14, 87],
  paperkite: ['Paper Kite Books', '@paperkitebooks', true, 26, 15, 19],
  harbour: ['Harbour Coffee', '@harbourcoffee', true, 7, 12, 52],
  lumen: ['Lumen Lamps', '@lumenlamps', false, 31, 16, 6],
  tidal: ['Tidal Swimwear', '@tidalswim', true, 18, 14, 34],
  ridgeway: ['Ridgeway Outdoors', '@ridgewayoutdoors', true, 22, 14, 71],
  mosaic: ['Mosaic Languages', '@mosaiclanguages', true, 12, 10, 45],
  sona: ['Sona Audio', '@sonaaudio', true, 16, 14, 58],
  petal: ['Petal Post', '@petalpost', true, 8, 14, 23],
  driftwood: ['Driftwood Stays', '@driftwoodstays', true, 28, 18, 12],
  kindly: ['Kindly Pets', '@kindlypets', true, 13, 14, 39],
  orchard: ['Orchard Money', '@orchardmoney', true, 19, 14, 30],
  pixel: ['Pixel Pine Games', '@pixelpine', false, null, null, 3],
  tablemates: ['Tablemates', '@tablemates', true, 10, 13, 66],
  wren: ['Wren Stationery', '@wrenstationery', true, 15, 14, 21],
  saffron: ['Saffron Street', '@saffronstreet', false, 40, 21, 4],
  clearwell: ['Clearwell Dental', '@clearwelldental', true, 17, 14, 15],
} as const;

/** Key of a demo brand. */
export type BrandKey = keyof typeof brands;

/** Returns the handle that creators mention. */
export function getBrandHandle(key: BrandKey): string {
  return brands[key][1];
}
