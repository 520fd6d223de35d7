// Package detect_format finds out how a model calls functions.
package detect_format

import (
	"strings"

	"rkllmd/generation"
)

// DetectFormat returns the name of the form in which a model with this chat template calls functions; "": none that is
// known.
//
// **Runs on:** any thread.
func DetectFormat(template string) string {
	for _, format := range generation.CallFormats {
		all := true
		for _, sign := range format.Signs {
			all = all && strings.Contains(template, sign)
		}
		if all {
			return format.Name
		}
	}
	return ""
}
