/** Small media of their own, so that no story waits for a network. */

/** Rising ticks, five frames. */
export const GIF =
  'data:image/gif;base64,R0lGODlhYABAAIEAAExpcYTR7AckLQAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFKAAAACwAAAAAYABAAAACtJSPqc' +
  'vtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/g8MpgIBIYloHCGToSXz43x2otINtZq5Yi/abaXrnYDDkTH5YT430uoFu514ww/yua' +
  'A+x8P1bb7af+YkWGQwSEd4h2hYqNh4+MgImSixOBl5aZlZuemIyUnZqRn66TlqKlmJdlqKuiraCsta5kr6KmuLW6sam0vry6trJzxMXGx8jJysvM' +
  'zc7PwMHf1TAAAh+QQFAAAAACwNABQAEQAWAAACOISPGZGN6yKMbdLHLtabG8uBmniR1LIIaroGqoC67cvCKC3beM3nMQ5s9YK24UzoS+6UxyJT1y' +
  'oAACH5BAUAAAAALCEAFAARABYAAAI4hI8ZkY3rIoxt0scu1psby4GaeJHUsghqugaqgLrty8IoLdt4zecxDmz1grbhTOhL7pTHIlPXKgAAIfkEBQ' +
  'AAAAAsNQAUABEAFgAAAjiEjxmRjesijG3Sxy7WmxvLgZp4kdSyCGq6BqqAuu3Lwigt23jN5zEObPWCtuFM6EvulMciU9cqAAAh+QQFAAAAACxJAB' +
  'QAEQAWAAACOISPGZGN6yKMbdLHLtabG8uBmniR1LIIaroGqoC67cvCKC3beM3nMQ5s9YK24UzoS+6UxyJT1yoAADs=';

/** The same as a film of two seconds. */
export const FILM =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAigEU2bdLlNu4tTq4QVSalmU6yBb' +
  'k27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCCI7srgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAVSalmoCrXsYMPQkBEiYREytH0TYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh9vDZpnD3huDgQFV7oEBhoVWX1ZQOOCdsIFgu' +
  'oFAU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAB67ngQCgQMmhQJSBAAAAcAcAnQEqYABAAAsHCIWFiJmEiDgCGWBhU7OwkGB2ByhP/' +
  '7QFO/nlvGodJBeaqmetTHhY0RwAxcIPSylzQvAZUpas3uTA/ug3umuen0w5ENuK8T5U9kg/GJ57zZsG3hYgkX+60oDeVFNKKaX0nWfdbdr9tThfO' +
  'vpTDx7H1y9E4gzD6gQ3w5KqAjKQzetzUogAdaGvpq3ugQGlqFADAJ0BKmAAQAAKhwiFhYiZhIg4AgAGTCfOnTp06dOnTp03wP7rrgCg0KGvgQBkA' +
  'PECACwRwAAZeAQAQxrf4UALO7vFLSClWfYA/ug3um9ISJ8o5bIO4K3+oAB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIhSgA+4EAoNuhuoEAyACRA' +
  'gAuEbAAGAAeRf/0AA1CAr3BXTdHuP7p7CvO+XZAq2//MZDD/yP07ynrv9ZgAnhAE8AAk4B1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIhSgA+4Fko' +
  'OuhyoEBLADRAgA0EaQAGvvcAY1U/2YAyOPk6/IbgCpw/uplO9N3naKi7PG6C/nvQtAjcD98mvIQ8gsMr6asOrTmwVk74QIgvq1+Ao0AdaGZppfug' +
  'QGlktEBACoRwAAYABhYL/QACIUoAPuByKDnocWBAZAA0QIANhGgABtwEACNVj/FgDaj+oYtL9rUAP7q07vV+Ia0SlcyHRglP+ZmxUxYN4PJ1Jsdj' +
  'Jzx9vqWugJpPBAuIAB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIhSgA+4IBLKDgob6BAfUAkQIANhGYABgAHT3/9AAKxyNNnvWb2kj+6zY71fWQv' +
  'vnwR2XVMt6186E+fyu69gKk9inGQkJqhBNHAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC/0AAiFKAD7ggGQoPSh0oECXQAxAwA2EYwAG3mgAK+6f8WBF' +
  'BB8DJywhri3geAA/uuOTEdr0kTcorZ1rOCKZQKtuf/8q2e9Ta6wSxB0AX4eF/IPC/QisJ7ERvxSoE58KAB1oZmml+6BAaWS0QEAKhHAABgAGFgv9' +
  'AAIhSgA+4IB9aD+odyBAsIAcQMAOhFgFHsTrRhKx0Y1UOaARw/yxwMJHkiwY+EA/u1HvI61E2MQlCmx7YrtwDv5oCRF2SmuBheYwr3y6LJ2v6oQU' +
  'CenU3VWHkSwWqJ78yrK+scfEkftQHWhmaaX7oEBpZLRAQAqEaAUYABhYL/QACIUoAD7ggJdoOihxoEDJgDRAgA4EZAAGBIAIDD63+pAC1lQz2sWA' +
  'UIA/uuHRS6sAaf4Ffqa2bF33/U9ExxP7NXCeSpMZ2vT0yaC373Bf2LDuwB1oZmml+6BAaWS0QEAKhG8ABgAGFgv9AAIhSgA+4ICwqDYobaBA4oAk' +
  'QIAOBGMABgKj0mcl/uQAYwAAU23xdj+64W92LXWQnRXL2PsSF2+ZK3zc/m5Nr4YIAB1oZmml+6BAaWS0QEAKhGoABgAGFgv9AAIhSgA+4IDJqBAh' +
  'aHjgQPuANECADgRUAAYDVuL1Jf7kAaNogRsxn+2dUD+7cl96KAdeZpmjhWhKxkAF8IBVsAQIQKjJyLs/UA+HjPz3+hllJ/X//jXnGSb9+uTxU3jR' +
  'aJvKXwaFIUVxxIbqCzSiFAAdaGZppfugQGlktEBACoRlAAYABhYL/QACIUoAPuCA4qg8KHOgQRTANECADgRUAAZdAIAJB2/8IALLl1z5tjY3oD+7' +
  'cl96KAIiOZdBGxRvilzf5oSaFD/ytlKYdABmGAUXJi9xLIfl6e2HQAbfw5alEkAdaGZppfugQGlktEBACoRgAAYABhYL/QACIUoAPuCA+6gQKahQ' +
  'IOBBLcAUQMAOBEwABkun/xgAQ/+P60BaMmuuP7TYIYWduD+7qIiufLsOhmWFLcRgMZzEwOAHr/WhpKycS6/+V8BvlZ0fKy5UM4CZLrcYKSnBToLA' +
  'E1S895x+5Wsa6S6NgJd/XHCL64zienmDlu/BFQP69KgDXqAa3oZUIA/K9nv24BgAHWhmaaX7oEBpZLRAQAqEWwAGAAYWC/0AAiFKAD7ggRToNiht' +
  'oEFGwBxAgA4EXwAGAAaPf/0AAQlVVjG+AnA/uxqDm5pvUePf6ky0SmouMrOmStNz+Z20MlKAHWhmaaX7oEBpZLRAQAqETQAGAAYWC/0AAiFKAD7g' +
  'gS3oNqhuIEFfwBxAgA4EWwAGAAaPf/0AAQlVVjG+AnA/uy3CN6MeV6nreagmFU/wo33/lK636V+XWUFv5HAdaGZppfugQGlktEBACoRRAAYABhYL' +
  '/QACIUoAPuCBRug3aG7gQXkAHECADgRVBRgAG0X/9AAGkw7OkhgoAD+7YqPaM8gUGdxqCjqP+aHERhOeRMNwSw2ylOtip+VMAB1oZmml+6BAaWS0' +
  'QEAKhEwABgAGFgv9AAIhSgA+4IFf6BAg6HhgQZWAPECADgRMAAbbMwAJv2P8WAWK2Z+Oy2QzcCA/u6iIrnzAG7vMjMGZ6EJA6KdCX/yvgGejzAfe' +
  '4UO600AEEBQgVNXIBQiF2x96b7ujE8AsixiT9uWiqmtg5bMGMGiAHWhmaaX7oEBpZLRAQAqERwAGAAYWC/0AAiFKAD7ggXkHFO7a427i7OBALeG9' +
  '4EB8YHU';

/** What a server answers when the file is gone. */
export const BROKEN = 'data:image/png;base64,AAAA';

const wave = (y: number, rise: number) =>
  `M0 ${y}C80 ${y - rise} 160 ${y + rise} 240 ${y}S400 ${y - rise} 480 ${y}V480H0Z`;

const picture = (sky: string, sun: string, sea: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${sky}"/><circle cx="330" cy="170" r="72" fill="${sun}"/>${sea
      .map((tint, row) => `<path d="${wave(180 + row * 62, 34 - row * 5)}" fill="${tint}"/>`)
      .join('')}</svg>`,
  )}`;

/** 'Low Tide, No. 14' */
export const LOW_TIDE = picture('#0a1d24', '#e3b45c', ['#10313b', '#123f4a', '#16505a', '#1a626c', '#1f7680']);
/** 'Dry Season, No. 3' */
export const DRY_SEASON = picture('#2b1a14', '#f0d9a8', ['#4a2a1c', '#653723', '#80462b', '#9c5834', '#b86c40']);

/** A tone of half a second: 8-bit PCM at 4 kHz. */
export function tone(): string {
  const count = 2000;
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 4000, true);
  view.setUint32(28, 4000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) bytes[44 + at] = 128 + Math.round(60 * Math.sin(at / 1.5));
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}
