// Package choose_style finds the style of text.
package choose_style

import "rkllmd/cli"

// ChooseStyle returns the style of text in open: one sign is italic, two are bold, three both; two tildes strike out.
//
// **Runs on:** any thread.
func ChooseStyle(open []cli.Emphasis) (style cli.Style) {
	for _, one := range open {
		switch {
		case one.Sign == '~':
			style |= cli.StyleStrike
		default:
			if one.Count != 2 {
				style |= cli.StyleItalic
			}
			if one.Count != 1 {
				style |= cli.StyleBold
			}
		}
	}
	return style
}
