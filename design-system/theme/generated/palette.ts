// Made by `npm run tokens` from tokens/*.json; edit those.
export const palette = {
  "grounds": {
    "light": {
      "surfaces": [
        "#f4f5f7",
        "#ffffff",
        "#ffffff"
      ],
      "states": [
        "#f4f5f7",
        "#f4f5f7",
        "#ebedf0"
      ],
      "menu": [
        "#ffffff",
        "#f4f5f7"
      ]
    },
    "dark": {
      "surfaces": [
        "#15181d",
        "#1e2229",
        "#272c34"
      ],
      "states": [
        "#15181d",
        "#272c34",
        "#2f353e"
      ],
      "menu": [
        "#1e2229",
        "#272c34"
      ]
    }
  },
  "inks": {
    "light": "#ffffff",
    "dark": "#15181d",
    "black": "#000000"
  },
  "swatches": {
    "blue": "#2a62d8",
    "violet": "#6a45d1",
    "pink": "#c2257a",
    "red": "#c62f2f",
    "orange": "#ee8413",
    "green": "#14784a",
    "teal": "#0f7580"
  }
} as const;
