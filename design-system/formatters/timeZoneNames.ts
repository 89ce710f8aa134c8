/**
 * The present names of time zones that browsers report under the older one, as CLDR does: the links of `backward` in the IANA time zone
 * database, 2025b.
 */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Large cities that people look for, by the time zone that they are in. A zone is named after another city. */
const cities: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Oran',
  'Africa/Cairo': 'Alexandria, Giza',
  'Africa/Casablanca': 'Rabat, Marrakesh',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria',
  'Africa/Lagos': 'Abuja, Kano, Ibadan',
  'Africa/Nairobi': 'Mombasa',
  'America/Argentina/Buenos_Aires': 'Rosario, La Plata',
  'America/Bogota': 'Medellin, Cali',
  'America/Chicago': 'Dallas, Houston, Austin, San Antonio, New Orleans, Minneapolis',
  'America/Denver': 'Salt Lake City, Albuquerque',
  'America/Edmonton': 'Calgary',
  'America/Halifax': 'Nova Scotia',
  'America/Los_Angeles': 'San Francisco, San Diego, Seattle, Portland, Las Vegas',
  'America/Mexico_City': 'Guadalajara, Puebla',
  'America/New_York': 'Washington, Boston, Philadelphia, Miami, Atlanta',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasilia, Belo Horizonte',
  'America/Toronto': 'Ottawa, Montreal, Quebec',
  'America/Vancouver': 'Victoria',
  'Asia/Bangkok': 'Chiang Mai, Phuket',
  'Asia/Dhaka': 'Chittagong',
  'Asia/Dubai': 'Abu Dhabi, Sharjah',
  'Asia/Ho_Chi_Minh': 'Hanoi, Da Nang, Saigon',
  'Asia/Jakarta': 'Bandung, Surabaya',
  'Asia/Jerusalem': 'Tel Aviv, Haifa',
  'Asia/Karachi': 'Lahore, Islamabad',
  'Asia/Kolkata':
    'Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Pune',
  'Asia/Kuala_Lumpur': 'Penang, Johor Bahru',
  'Asia/Makassar': 'Bali, Denpasar',
  'Asia/Manila': 'Cebu, Quezon City',
  'Asia/Riyadh': 'Jeddah, Mecca, Medina',
  'Asia/Seoul': 'Busan, Incheon',
  'Asia/Shanghai': 'Beijing, Shenzhen, Guangzhou, Chengdu, Hangzhou',
  'Asia/Tashkent': 'Samarkand',
  'Asia/Tokyo': 'Osaka, Kyoto, Nagoya, Sapporo',
  'Asia/Almaty': 'Astana',
  'Asia/Yangon': 'Mandalay, Naypyidaw',
  'Australia/Brisbane': 'Gold Coast, Cairns',
  'Australia/Sydney': 'Canberra, Newcastle',
  'Europe/Amsterdam': 'Rotterdam, The Hague, Utrecht',
  'Europe/Berlin': 'Munich, Hamburg, Frankfurt, Cologne, Stuttgart',
  'Europe/Brussels': 'Antwerp, Ghent',
  'Europe/Istanbul': 'Ankara, Izmir',
  'Europe/Kyiv': 'Lviv, Odesa, Kharkiv, Dnipro',
  'Europe/Lisbon': 'Porto',
  'Europe/London': 'Manchester, Birmingham, Edinburgh, Glasgow, Cardiff, Belfast',
  'Europe/Madrid': 'Barcelona, Valencia, Seville',
  'Europe/Moscow': 'Saint Petersburg',
  'Europe/Paris': 'Lyon, Marseille, Nice',
  'Europe/Rome': 'Milan, Naples, Turin, Florence',
  'Europe/Stockholm': 'Gothenburg',
  'Europe/Warsaw': 'Krakow, Gdansk, Wroclaw',
  'Europe/Zurich': 'Geneva, Basel, Bern',
  'Pacific/Auckland': 'Wellington, Christchurch',
};

/** Returns the present name of a time zone, such as `Asia/Kolkata` for `Asia/Calcutta`. */
export function getPresentName(timeZone: string): string {
  return presentNames[timeZone] ?? timeZone;
}

/** Returns other words by which people look for a time zone: its former names, and cities in it. */
export function listZoneAliases(timeZone: string): string[] {
  const present = getPresentName(timeZone);
  const former = Object.keys(presentNames).filter((name) => presentNames[name] === present);
  const names = [...former, present].map((name) => name.replaceAll('_', ' '));
  const ownCities = names.map((name) => name.split('/').at(-1) ?? name);
  return [...names, ...ownCities, ...(cities[present]?.split(', ') ?? [])];
}
