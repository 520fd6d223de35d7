// Package format_versions writes for people which versions of the library there are.
package format_versions

import (
	"cmp"
	"fmt"

	"rkllmd/cli/doctor"
)

// FormatVersions writes a line for each version that is served side by side with others, and one for all that is
// remembered of it: what stands at the beginning of the line, and the line.
//
// **Runs on:** any thread.
func FormatVersions(versions []doctor.VersionReport) (lines [][2]string) {
	for _, one := range versions {
		text := fmt.Sprintf("%s, version %s", one.Path, cmp.Or(one.Version, "not known"))
		if one.Generation != "" {
			text += fmt.Sprintf(", generation %s (%s)", one.Generation, one.Evidence)
		}
		if one.Error != "" {
			text += "; cannot be served"
		}
		lines = append(lines, [2]string{"side by side", text})
		for _, sentence := range one.Remembered {
			lines = append(lines, [2]string{"", "  " + sentence})
		}
	}
	return lines
}
